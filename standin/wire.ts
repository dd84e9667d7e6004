/** What google.script.run lets pass: plain data, as copies. */
import { exception } from './execution';

/** A copy of the value as it arrives on the other side. Throws for dates, functions, service objects and circles. */
export function acrossTheWire(value: unknown, seen: readonly unknown[] = []): unknown {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || seen.includes(value)) throw illegal(value);
  const inside = [...seen, value];
  if (Array.isArray(value)) return value.map((item: unknown) => acrossTheWire(item, inside) ?? null);
  if (Object.prototype.toString.call(value) !== '[object Object]' || Object.getPrototypeOf(value) === null) {
    throw illegal(value);
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, acrossTheWire(item, inside)]));
}

function illegal(value: unknown): Error {
  return exception(`google.script.run cannot pass ${Object.prototype.toString.call(value)}.`);
}
