/** Cuts the text of a formula into tokens, so that it can be translated, shifted and searched for references. */
import type { Locale } from '../types';

export interface Token {
  readonly kind: 'string' | 'reference' | 'name' | 'number' | 'error' | 'mark';
  readonly text: string;
}

const SHEET = String.raw`(?:'(?:[^']|'')+'!|[\p{L}_][\p{L}\d_.]*!)?`;
const COLUMN = String.raw`\$?[A-Za-z]{1,3}`;
const ROW = String.raw`\$?\d+`;
const CELL = `${COLUMN}${ROW}`;
const AREA = `${CELL}(?::(?:${CELL}|${COLUMN}|${ROW}))?|${COLUMN}:${COLUMN}|${ROW}:${ROW}`;
const REFERENCE = String.raw`${SHEET}(?:${AREA})(?![\p{L}\d_(!])`;

function pattern(decimal: string): RegExp {
  const parts = {
    string: '"(?:[^"]|"")*"',
    reference: REFERENCE,
    name: String.raw`[\p{L}_][\p{L}\d_.]*`,
    number: String.raw`(?:\d+(?:${decimal}\d*)?|${decimal}\d+)(?:[eE][+-]?\d+)?`,
    error: '#[A-Z/0]+[!?]?',
    mark: '.',
  };
  const groups = Object.entries(parts).map(([name, part]) => `(?<${name}>${part})`);
  return new RegExp(groups.join('|'), 'gsu');
}

const PATTERNS: Readonly<Record<Locale, RegExp>> = {
  en_US: pattern('\\.'),
  de_DE: pattern(','),
  fr_FR: pattern(','),
};

const KINDS = ['string', 'reference', 'name', 'number', 'error', 'mark'] as const;

const known = new Map<string, readonly Token[]>();

/** More formulas than this are not remembered. */
const MOST_KNOWN = 500;

/** The tokens of a formula or a part of one, blanks included, as it is written in the given locale. */
export function tokensOf(formula: string, locale: Locale): readonly Token[] {
  const key = `${locale} ${formula}`;
  const tokens = known.get(key) ?? readTokens(formula, locale);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, tokens);
  return tokens;
}

function readTokens(formula: string, locale: Locale): readonly Token[] {
  return [...formula.matchAll(PATTERNS[locale])].map((match) => {
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined) ?? 'mark';
    return { kind, text: match[0] };
  });
}

export function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join('');
}

/** A function whose result changes although nothing in the sheet does. */
export function changesByItself({ kind, text }: Token): boolean {
  return kind === 'name' && /^(NOW|TODAY|RAND|RANDARRAY|RANDBETWEEN)$/i.test(text);
}

export interface Call {
  readonly parameters: readonly (readonly Token[])[];
  /** Where the token after the closing bracket stands. */
  readonly end: number;
}

/** The arguments of the call whose opening bracket stands at `open`; null when it is never closed. */
export function callAt(tokens: readonly Token[], open: number, separator: string): Call | null {
  const parameters: Token[][] = [[]];
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    if (at < open) continue;
    const mark = token.kind === 'mark' ? token.text : '';
    if (isClosing(mark)) depth -= 1;
    if (depth === 0 && mark === ')') return { parameters: withoutNone(parameters), end: at + 1 };
    if (depth === 1 && mark === separator) parameters.push([]);
    else if (depth > 0) parameters.at(-1)?.push(token);
    if (isOpening(mark)) depth += 1;
  }
  return null;
}

function isOpening(mark: string): boolean {
  return mark === '(' || mark === '{';
}

function isClosing(mark: string): boolean {
  return mark === ')' || mark === '}';
}

function withoutNone(parameters: readonly (readonly Token[])[]): Call['parameters'] {
  return parameters.length === 1 && textOf(parameters[0] ?? []).trim() === '' ? [] : parameters;
}
