/** Translates a formula from the spreadsheet's locale and Google's functions into what IronCalc understands. */
import { LOCALES, type LocaleFacts } from '../locales';
import type { Locale } from '../types';
import { engineReference } from './engineNames';
import { ARRAY_FUNCTIONS, FUNCTIONS, LIFTED, type Unknowns } from './googleFunctions';
import type { Sheets } from './references';
import { callAt, type Token, tokensOf } from './tokens';

/** What a formula is translated with: how it is written, and the sheets it may point at. */
export interface Wording {
  readonly locale: Locale;
  readonly sheets: Sheets;
  readonly unknowns: Unknowns;
}

/**
 * What to put into the engine for a formula of the sheet `home`. One that cannot be read, such as `=IF(A1,2,3)` where
 * numbers have decimal commas, is `#ERROR!`.
 */
export function formulaInput(formula: string, { locale, sheets, unknowns }: Wording, home: number): string {
  const neutral = neutralTokens(tokensOf(formula, locale), locale);
  if (neutral === null) return '=#ERROR!';
  const named = neutral.map((token) =>
    token.kind === 'reference' ? { ...token, text: engineReference(token.text, sheets, home) } : token,
  );
  return rewriteCalls(named, unknowns, false);
}

/** The same formula as it is written in another locale. */
export function convertFormula(formula: string, from: Locale, to: Locale): string {
  const neutral = neutralTokens(tokensOf(formula, from), from);
  return neutral === null ? formula : localText(neutral, LOCALES[to]);
}

/** The tokens with decimal points and commas as in English; null when they make no formula in this locale. */
function neutralTokens(tokens: readonly Token[], locale: Locale): readonly Token[] | null {
  const { argumentSeparator, columnSeparator } = LOCALES[locale];
  const inBraces = braceCounter();
  const neutral = tokens.map((token): Token | null => {
    const braces = inBraces(token);
    if (token.kind === 'number') return { ...token, text: token.text.replace(',', '.') };
    if (token.kind !== 'mark') return token;
    if (braces) return token.text === columnSeparator ? { ...token, text: ',' } : token;
    if (token.text === ',' && argumentSeparator !== ',') return null;
    return token.text === ';' ? { ...token, text: ',' } : token;
  });
  return neutral.every((token) => token !== null) ? neutral : null;
}

function localText(neutral: readonly Token[], facts: LocaleFacts): string {
  const inBraces = braceCounter();
  const texts = neutral.map((token) => {
    const separator = inBraces(token) ? facts.columnSeparator : facts.argumentSeparator;
    if (token.kind === 'number') return token.text.replace('.', facts.decimal);
    return token.text === ',' ? separator : token.text;
  });
  return texts.join('');
}

/** Says of each token in turn whether it stands within the braces of an array. */
function braceCounter(): (token: Token) => boolean {
  let depth = 0;
  return ({ text }) => {
    if (text === '{') depth += 1;
    if (text === '}') depth -= 1;
    return depth > 0;
  };
}

/** `inArray` is true inside functions that make others work on each cell of a range. */
function rewriteCalls(tokens: readonly Token[], unknowns: Unknowns, inArray: boolean): string {
  let text = '';
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? { kind: 'mark', text: '' };
    const call = token.kind === 'name' && tokens[at + 1]?.text === '(' ? callAt(tokens, at + 1, ',') : null;
    if (call) {
      text += rewriteCall(token.text.toUpperCase(), call.parameters, unknowns, inArray);
      at = call.end;
    } else if (token.text === '-' && tokens[at + 1]?.text === '-') {
      text += '1*';
      at += 2;
    } else {
      text += token.text;
      at += 1;
    }
  }
  return text;
}

function rewriteCall(
  name: string,
  parameters: readonly (readonly Token[])[],
  unknowns: Unknowns,
  inArray: boolean,
): string {
  const inner = inArray || ARRAY_FUNCTIONS.has(name);
  const written = parameters.map((parameter) => rewriteCalls(parameter, unknowns, inner).trim());
  const rewrite = (inArray ? LIFTED[name] : undefined) ?? FUNCTIONS[name];
  return rewrite ? rewrite(written, unknowns) : `${name}(${written.join(',')})`;
}
