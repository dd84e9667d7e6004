/** Makes a service object strict: what the stand-in does not have, and what no careful script passes, throws. */
import type { Execution } from './execution';

export interface Strictness {
  /** The A1 range of the object, where there is one, for the record of calls. */
  readonly target?: () => string;
  /** Methods to which null means something, mostly to reset it. */
  readonly nullable?: readonly string[];
  /** Throws, in Google's words, when a method may not be called here and now. */
  readonly guard?: (method: string) => void;
}

/** Members, or groups of them where a service has so many that one object would be slow to make. */
export type Members<T> = Partial<T> | readonly Partial<T>[];

/**
 * The object of type T that has the given members and throws on every other. Each method is announced to the execution
 * before it runs, and an argument that is or holds undefined, or null where null means nothing, throws.
 */
export function strict<T extends object>(
  execution: Execution,
  name: string,
  members: Members<T>,
  { target = () => '', nullable = [], guard }: Strictness = {},
): T {
  const blank: T = Object.create(null);
  const groups: readonly Partial<T>[] = Array.isArray(members) ? members : [members];
  const groupWith = (key: string) => groups.find((group) => Object.hasOwn(group, key));
  const get = (_: T, key: string | symbol): unknown => {
    if (typeof key === 'symbol') return Reflect.get(blank, key);
    if (key === 'toString') return () => name;
    const group = groupWith(key) ?? execution.violation(`${name}.${key} is not in the stand-in for Google Sheets.`);
    const member: unknown = Reflect.get(group, key);
    if (typeof member !== 'function') return member;
    return (...parameters: readonly unknown[]): unknown => {
      execution.before({ name: `${name}.${key}`, target: target() });
      checkArguments(execution, `${name}.${key}`, parameters, nullable.includes(key));
      guard?.(key);
      return Reflect.apply(member, group, parameters);
    };
  };
  const set = (_: T, key: string | symbol): never =>
    execution.violation(`${name}.${String(key)} cannot be assigned; service objects are not for keeping things in.`);
  return new Proxy(blank, { get, set, has: (_, key) => groupWith(String(key)) !== undefined });
}

function checkArguments(execution: Execution, method: string, parameters: readonly unknown[], nulls: boolean): void {
  for (const [index, parameter] of parameters.entries()) {
    if (isMissing(parameter, nulls)) {
      execution.violation(
        `Argument ${index + 1} of ${method} is or holds ${nulls ? 'undefined' : 'null or undefined'}.`,
      );
    }
  }
}

function isMissing(value: unknown, nulls: boolean): boolean {
  if (Array.isArray(value)) return value.some((item: unknown) => isMissing(item, nulls));
  return value === undefined || (value === null && !nulls);
}
