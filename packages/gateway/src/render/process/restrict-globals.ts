/** What rendering a page may need besides the language itself; every other global is removed. */
const kept = new Set(
  `AbortController AbortSignal Blob Buffer ByteLengthQueuingStrategy CountQueuingStrategy CustomEvent DOMException Event
  EventTarget File FormData Headers MessageChannel MessagePort ReadableByteStreamController ReadableStream
  ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader
  Request Response TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream
  TransformStreamDefaultController URL URLPattern URLSearchParams WritableStream WritableStreamDefaultController
  WritableStreamDefaultWriter atob btoa crypto queueMicrotask structuredClone
  Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError globalThis
  JSON Math Intl ArrayBuffer Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array
  BigUint64Array BigInt64Array Uint8ClampedArray Float16Array Float32Array Float64Array DataView Map BigInt Set
  Iterator WeakMap WeakSet Proxy Reflect FinalizationRegistry WeakRef decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape unescape eval isFinite isNaN global DisposableStack AsyncDisposableStack
  SharedArrayBuffer Temporal`.split(/\s+/),
);

/** Handles are numbers: Node's own lead to the callbacks of every other timer. */
const plainTimers = () => {
  type Timer = NodeJS.Timeout | NodeJS.Immediate;
  type Call = (...args: unknown[]) => void;
  const running = new Map<number, Timer>();
  let next = 1;
  const { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate } = globalThis;
  const begin = (start: (run: Call) => Timer, call: Call, args: unknown[], again?: true) => {
    if (typeof call !== 'function') throw new TypeError('A timer calls a function');
    const id = next++;
    const run = () => {
      if (!again) running.delete(id);
      call(...args);
    };
    running.set(id, start(run));
    return id;
  };
  const stop = (id: number) => {
    const timer = running.get(id);
    running.delete(id);
    clearTimeout(timer as NodeJS.Timeout);
    clearInterval(timer as NodeJS.Timeout);
    clearImmediate(timer as NodeJS.Immediate);
  };
  return {
    setTimeout: (call: Call, wait?: number, ...args: unknown[]) =>
      begin((run) => setTimeout(run, wait), call, args),
    setInterval: (call: Call, wait?: number, ...args: unknown[]) =>
      begin((run) => setInterval(run, wait), call, args, true),
    setImmediate: (call: Call, ...args: unknown[]) => begin((run) => setImmediate(run), call, args),
    clearTimeout: stop,
    clearInterval: stop,
    clearImmediate: stop,
  };
};

const quietConsole = (say: (message: string) => void) => {
  const write = (...parts: unknown[]) => say(parts.map(String).join(' ').slice(0, 500));
  return { log: write, info: write, warn: write, error: write, debug: write, trace: write };
};

/** Takes away every way out that this process has by itself: for good, and before any bundle runs. */
export const restrictGlobals = (fetch: unknown, say: (message: string) => void): void => {
  const { performance, Buffer } = globalThis;
  // Memory that is handed out is empty, and no two buffers share any.
  Buffer.poolSize = 0;
  Object.assign(Buffer, { allocUnsafe: Buffer.alloc, allocUnsafeSlow: Buffer.alloc });
  // Node evaluates its own parts when they are first used, and they need what is removed.
  new Request('http://render.invalid/').headers.get('accept');
  const own = {
    ...plainTimers(),
    console: quietConsole(say),
    performance: { now: () => performance.now(), timeOrigin: performance.timeOrigin },
    fetch,
  };
  for (const name of Reflect.ownKeys(globalThis)) {
    if (typeof name === 'string' && kept.has(name)) continue;
    // The dispatcher of Node's own fetch cannot be deleted, and leads to the network.
    if (!Reflect.deleteProperty(globalThis, name)) Reflect.set(globalThis, name, undefined);
  }
  for (const [name, value] of Object.entries(own)) Object.defineProperty(globalThis, name, { value });
};
