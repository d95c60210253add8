import type { WorkerSetup } from './protocol.ts';

/** Ways out of the worker that rendering a page never needs. */
const removed = [
  'process',
  'BroadcastChannel',
  'WebSocket',
  'EventSource',
  'Worker',
  'localStorage',
  'sessionStorage',
];

const guardedFetch = ({ apiBase, renderKey }: WorkerSetup): typeof fetch => {
  const realFetch = globalThis.fetch;
  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(apiBase)) {
      throw new TypeError(`Rendering calls the API only, not ${new URL(request.url).origin}`);
    }
    request.headers.set('x-pasar-render-key', renderKey);
    return realFetch(request);
  };
};

const quietConsole = (say: (message: string) => void): Partial<Console> => {
  const write = (...parts: unknown[]) => say(parts.map(String).join(' ').slice(0, 500));
  return { log: write, info: write, warn: write, error: write, debug: write, trace: write };
};

/**
 * Removes `process` and every other global with effects beyond the page from this thread, for good, before
 * any bundle runs. `import()` is closed by itself: bundles are compiled without a way to resolve it.
 */
export const stripGlobals = (setup: WorkerSetup, say: (message: string) => void): void => {
  const fetch = guardedFetch(setup);
  const console = quietConsole(say);
  for (const name of removed) Reflect.deleteProperty(globalThis, name);
  Object.assign(globalThis, { fetch, console });
};
