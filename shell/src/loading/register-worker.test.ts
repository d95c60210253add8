import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

const register = vi.fn(async (_path: string, _options: object) => undefined);
const withManifest = (attributes: string) => {
  document.head.innerHTML = `<link rel="manifest" href="/manifest.webmanifest" ${attributes}>`;
};
const withContainer = (container: object | undefined, onLine = true) =>
  vi.stubGlobal('navigator', { serviceWorker: container, onLine });

afterEach(() => {
  vi.unstubAllGlobals();
  register.mockClear();
});

test('the worker that the document names is registered, and its updates pass every cache [W19]', () => {
  withContainer({ register });
  withManifest('data-worker="/sw.js"');
  registerWorker();
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('a document that names none registers none [W19]', () => {
  withContainer({ register });
  withManifest('');
  registerWorker();
  expect(register).not.toHaveBeenCalled();
});

test('without a connection none is registered, because a browser would report that as an error [W19]', () => {
  withContainer({ register }, false);
  withManifest('data-worker="/sw.js"');
  registerWorker();
  expect(register).not.toHaveBeenCalled();
});

test('a browser without workers, or one that refuses, shows its pages all the same [W19]', async () => {
  withManifest('data-worker="/sw.js"');
  withContainer(undefined);
  registerWorker();
  const refused = vi.fn(() => Promise.reject(new Error('storage is full')));
  withContainer({ register: refused });
  registerWorker();
  await Promise.resolve();
  expect(refused).toHaveBeenCalledOnce();
});
