/** Logs what went wrong, for Apps Script's executions to show: where in the script, in whose words, but not what any cell holds. */

export interface Said {
  readonly message: string;
  readonly stack: string;
}

/** What a failure says. Exceptions come from outside the script's own context, where `instanceof` would not know them. */
export function wordsOf(failure: unknown): Said {
  const { message, stack } = Object(failure);
  const text = typeof message === 'string' ? message : String(failure);
  return { message: text, stack: typeof stack === 'string' ? stack : text };
}

export function logFailure(what: string, failure: unknown): void {
  console.error(`${what}: ${withoutContents(wordsOf(failure).stack)}`);
}

/** The first line names the failure; Google quotes values in the lines after it, as those that data validation allows. */
function withoutContents(stack: string): string {
  const [first = '', ...others] = stack.split('\n');
  return [first, ...others.filter((line) => /^\s+at /.test(line))].join('\n');
}
