/**
 * A membrane between this realm and that of a script in a vm context. Values cross as copies made of the other side's
 * own Array, Object, Date and Error, so that `instanceof` holds on both sides; service objects cross in a wrapper.
 */

export interface Realm {
  /** Makes the realm's own kinds of values. */
  readonly make: Maker;
  /** Under this a service keeps its wrapper. */
  readonly wrapper: symbol;
  /** The wrappers of the few objects that cannot keep anything. */
  readonly wrappers: WeakMap<object, object>;
}

/** Under this a wrapper keeps its service. Weak maps of so many short-lived objects would cost more than all the rest. */
const SERVICE = Symbol('service');

interface Maker {
  date(time: number): unknown;
  list(items: readonly unknown[]): unknown;
  record(entries: readonly (readonly [string, unknown])[]): unknown;
  error(name: string, message: string): unknown;
}

const MAKER = `({
  date: (time) => new Date(time),
  list: (items) => Array.from(items),
  record: (entries) => Object.fromEntries(Array.from(entries, ([key, value]) => [key, value])),
  error: (name, message) => Object.assign(new Error(message), { name }),
})`;

/** The realm in which `evaluate` runs a text. */
export function realmOf(evaluate: (source: string) => Maker): Realm {
  return { make: evaluate(MAKER), wrapper: Symbol('wrapper'), wrappers: new WeakMap() };
}

/** A value of ours as the script sees it. */
export function visibleTo(realm: Realm, value: unknown): unknown {
  if (typeof value === 'function') return enterable(realm, value);
  if (typeof value !== 'object' || value === null) return value;
  switch (kindOf(value)) {
    case 'date':
      return realm.make.date(Number(value));
    case 'list':
      return realm.make.list(Array.from(listed(value), (item) => visibleTo(realm, item)));
    case 'record':
      return realm.make.record(Object.entries(value).map(([key, item]) => [key, visibleTo(realm, item)] as const));
    case 'service':
      return wrapperOf(realm, value);
  }
}

/** A value of the script as we see it. */
function takenFrom(realm: Realm, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const service: unknown = Reflect.get(value, SERVICE);
  if (service) return service;
  switch (kindOf(value)) {
    case 'date':
      return new Date(Number(value));
    case 'list':
      return Array.from(listed(value), (item) => takenFrom(realm, item));
    case 'record':
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, takenFrom(realm, item)]));
    case 'service':
      return value;
  }
}

/** Objects without a plain prototype are services, or strange; both cross as they are. */
function kindOf(value: object): 'date' | 'list' | 'record' | 'service' {
  if (Array.isArray(value)) return 'list';
  const tag = Object.prototype.toString.call(value);
  if (tag === '[object Date]') return 'date';
  const prototype: unknown = Object.getPrototypeOf(value);
  const plain = prototype !== null && tag === '[object Object]' && Object.getPrototypeOf(prototype) === null;
  return plain ? 'record' : 'service';
}

function listed(value: object): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function wrapperOf(realm: Realm, service: object): object {
  const known: unknown = Reflect.get(service, realm.wrapper) ?? realm.wrappers.get(service);
  if (typeof known === 'object' && known !== null) return known;
  const wrapper = wrap(realm, service);
  if (!Reflect.defineProperty(service, realm.wrapper, { value: wrapper })) realm.wrappers.set(service, wrapper);
  return wrapper;
}

/** Members cross when they are read, and what they throw crosses too. */
function wrap(realm: Realm, service: object): object {
  return new Proxy(Object.create(null), {
    get: (_, key) => (key === SERVICE ? service : guarded(realm, () => visibleTo(realm, Reflect.get(service, key)))),
    set: (_, key, value) => guarded(realm, () => Reflect.set(service, key, value)),
    has: (_, key) => Reflect.has(service, key),
  });
}

/** A function of ours that the script can call. */
function enterable(realm: Realm, call: object): unknown {
  return (...parameters: readonly unknown[]): unknown =>
    guarded(realm, () => {
      const given = parameters.map((parameter) => takenFrom(realm, parameter));
      return visibleTo(realm, apply(call, given));
    });
}

function apply(call: object, parameters: readonly unknown[]): unknown {
  return typeof call === 'function' ? Reflect.apply(call, undefined, parameters) : undefined;
}

function guarded<T>(realm: Realm, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof Error ? realm.make.error(error.name, error.message) : error;
  }
}

/** A function of the script that we can call; its errors arrive as ours, with their own stack. */
export function callableFrom(realm: Realm, call: object): (...parameters: readonly unknown[]) => unknown {
  return (...parameters: readonly unknown[]): unknown => {
    try {
      const given = parameters.map((parameter) => visibleTo(realm, parameter));
      return takenFrom(realm, apply(call, given));
    } catch (error) {
      throw ours(error);
    }
  };
}

function ours(error: unknown): unknown {
  if (Object.prototype.toString.call(error) !== '[object Error]' || typeof error !== 'object' || error === null)
    return error;
  const { name, message, stack } = Object.assign({ name: 'Error', message: '', stack: '' }, describe(error));
  return Object.assign(new Error(message), { name, stack });
}

function describe(error: object): { readonly name: string; readonly message: string; readonly stack: string } {
  const text = (key: string) => String(Reflect.get(error, key) ?? '');
  return { name: text('name'), message: text('message'), stack: text('stack') };
}
