/** Google's functions that IronCalc does not have or understands differently, said in IronCalc's own functions. */

/** What nobody could check in a real sheet; both ways can be had. */
export interface Unknowns {
  /** What SPLIT makes of the pieces TRUE and FALSE. */
  readonly splitGives: 'booleans' | 'text';
  /** What the anchor of a spill shows when something is in its way. */
  readonly blockedSpill: '#REF!' | '#SPILL!';
}

type Rewrite = (parameters: readonly string[], unknowns: Unknowns) => string;

export const FUNCTIONS: Readonly<Record<string, Rewrite>> = {
  ARRAYFORMULA: ([formula = '']) => `(${formula})`,
  CONCATENATE: (parts) => joined('""', 'FALSE', parts),
  FLATTEN: ([range = '']) => `TOCOL(${range})`,
  JOIN: ([delimiter = '""', ...parts]) => joined(delimiter, 'FALSE', parts),
  REGEXMATCH: (parameters) => `REGEXTEST(${parameters.join(',')})`,
  SPLIT: split,
  TEXTJOIN: ([delimiter = '""', skipEmpty = 'FALSE', ...parts]) => joined(delimiter, skipEmpty, parts),
  WRAPCOLS: wrap('WRAPCOLS'),
  WRAPROWS: wrap('WRAPROWS'),
};

/** Functions inside which others work on each cell of a range. */
export const ARRAY_FUNCTIONS: ReadonlySet<string> = new Set(['ARRAYFORMULA', 'FILTER', 'SUMPRODUCT']);

/** Functions that IronCalc does not apply to each item of an array by itself. */
export const LIFTED: Readonly<Record<string, Rewrite>> = {
  ...Object.fromEntries(
    [
      'ISBLANK',
      'ISLOGICAL',
      'ISNUMBER',
      'ISTEXT',
      'LEN',
      'MOD',
      'N',
      'NOT',
      'ROUND',
      'SUBSTITUTE',
      'TRIM',
      'VALUE',
    ].map((name) => [name, lift(name)]),
  ),
  COLUMN: ([range = '']) => `SEQUENCE(1,COLUMNS(${range}),COLUMN(${range}))`,
  REPT: ([text = '""', count = '0']) => `MAP(${count},LAMBDA(item,REPT(${text},item)))`,
  ROW: ([range = '']) => `SEQUENCE(ROWS(${range}),1,ROW(${range}))`,
};

function lift(name: string): Rewrite {
  return ([array = '', ...rest]) => `MAP(${array},LAMBDA(item,${name}(${['item', ...rest].join(',')})))`;
}

/** IronCalc joins the cells of ranges only, not the items of arrays. */
function joined(delimiter: string, skipEmpty: string, parts: readonly string[]): string {
  const add = `LAMBDA(all,one,IF(AND(${skipEmpty},one&""=""),all,all&${delimiter}&one))`;
  const all = parts.reduce((before, part) => `REDUCE(${before},${part},${add})`, '""');
  return `MID(${all},LEN(${delimiter})+1,50000)`;
}

/** A count below one is #NUM! in Sheets. */
function wrap(name: string): Rewrite {
  return (parameters) => `IF((${parameters[1] ?? '1'})<1,#NUM!,${name}(${parameters.join(',')}))`;
}

/** Each delimiter character splits, and empty pieces are dropped, unless the last two arguments say otherwise. */
function split(parameters: readonly string[], unknowns: Unknowns): string {
  const [text = '""', delimiter = '""', byEach = 'TRUE', dropEmpty = 'TRUE'] = parameters;
  const literal = /^"(.*)"$/s.exec(delimiter)?.[1]?.replace(/""/g, '"');
  const characters = literal === undefined || /^(FALSE|0)$/i.test(byEach) ? [] : [...literal];
  const [first, ...others] = characters;
  const source = others.reduce((inner, other) => `SUBSTITUTE(${inner},${quote(other)},${quote(first ?? '')})`, text);
  const pieces = `TEXTSPLIT(${source},${first === undefined ? delimiter : quote(first)},,${dropEmpty})`;
  const number = 'IFERROR(VALUE(piece),piece)';
  const typed = `IF(TRIM(piece)="TRUE",TRUE,IF(TRIM(piece)="FALSE",FALSE,${number}))`;
  const piece = unknowns.splitGives === 'booleans' ? typed : number;
  return `IF(LEN(${text})=0,#VALUE!,MAP(${pieces},LAMBDA(piece,${piece})))`;
}

/** A text as a formula writes it. */
function quote(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}
