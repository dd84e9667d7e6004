/** Colours as scripts write them and as Sheets gives them back. */
import { exception } from '../execution';

const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  gray: '#808080',
  yellow: '#ffff00',
};

/** A colour as Sheets gives it back: six hexadecimal digits in lower case. */
export function colorOf(color: string | null): string | null {
  if (color === null) return null;
  const plain = NAMED[color.toLowerCase()] ?? color.toLowerCase();
  const long = plain.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  if (!/^#[0-9a-f]{6}$/.test(long)) throw exception(`Invalid color: ${color}`);
  return long;
}
