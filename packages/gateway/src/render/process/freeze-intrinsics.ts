type Obj = Record<PropertyKey, unknown>;

const isObject = (value: unknown): value is Obj =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Objects of the language that no global leads to. */
const hidden = (): unknown[] => [
  function* () {},
  async () => {},
  async function* () {},
  [][Symbol.iterator](),
  ''[Symbol.iterator](),
  'a'.matchAll(/a/g),
  new Map().entries(),
  new Set().entries(),
  new URLSearchParams().entries(),
  new Headers().entries(),
  new FormData().entries(),
  new ReadableStream().values(),
  Iterator.from({ next: () => ({ done: true, value: undefined }) }),
  [].values().map(() => 0),
];

/** What code writes on its own objects although a frozen prototype has it, such as `this.name` of an error. */
const overridden = (): [object, string[]][] => [
  [Object.prototype, ['constructor', 'toString', 'toLocaleString', 'valueOf', 'hasOwnProperty']],
  [Function.prototype, ['toString', 'constructor']],
  // Node's own streams carry their class themselves; a request with a body makes two of them.
  ...[ReadableStream, WritableStream, TransformStream].map(({ prototype }): [object, string[]] => [
    prototype,
    ['constructor'],
  ]),
  ...[Error, AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map(
    ({ prototype }): [object, string[]] => [prototype, ['name', 'message', 'constructor', 'toString']],
  ),
];

const letOverride = (owner: object, name: string): void => {
  const value = (owner as Obj)[name];
  Object.defineProperty(owner, name, {
    get: () => value,
    set(this: object, next: unknown) {
      if (this === owner) throw new TypeError(`${name} cannot be changed`);
      Object.defineProperty(this, name, {
        value: next,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    },
    configurable: false,
  });
};

/** React's development build writes `Error.stackTraceLimit`, and V8 honors a data property alone. */
const freezeError = (): void => {
  for (const key of Reflect.ownKeys(Error))
    Object.defineProperty(Error, key, { configurable: false, writable: key === 'stackTraceLimit' });
  Object.preventExtensions(Error);
};

/**
 * Freezes the globals and everything that they lead to, so that no code can change what later documents run on.
 * Returns all of it.
 */
export const freezeIntrinsics = (): Set<unknown> => {
  for (const [owner, names] of overridden()) for (const name of names) letOverride(owner, name);
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined });
  const seen = new Set<unknown>();
  const queue: unknown[] = [globalThis, ...hidden()];
  while (queue.length > 0) {
    const value = queue.pop();
    if (!isObject(value) || seen.has(value)) continue;
    seen.add(value);
    queue.push(Object.getPrototypeOf(value));
    for (const { value: held, get, set } of Object.values(Object.getOwnPropertyDescriptors(value)))
      queue.push(held, get, set);
    for (const key of Object.getOwnPropertySymbols(value)) {
      const { value: held, get, set } = Object.getOwnPropertyDescriptor(value, key) ?? {};
      queue.push(held, get, set);
    }
  }
  for (const value of seen) if (value !== Error) Object.freeze(value);
  freezeError();
  return seen;
};
