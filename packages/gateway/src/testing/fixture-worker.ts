import { runInNewContext } from 'node:vm';
import type { FixtureGateway, FixtureResponse } from './fixture-gateway.ts';

type Listen = (event: object) => void;

/** A browser's worker, as far as `/sw.js` knows one, before a gateway. */
export interface FixtureWorker {
  /** Installs and activates what the gateway serves now, in place of what was there. */
  install(): Promise<void>;
  /**
   * What a page gets for a request: `own` says that the worker answered it, and not the network past it. Undefined where the
   * browser shows its own error.
   */
  request(
    path: string,
    options?: { mode?: string; method?: string; headers?: Record<string, string> },
  ): Promise<{ status: number; text: string; own: boolean } | undefined>;
  /** The addresses in its caches, by cache. */
  stored(): Record<string, string[]>;
  isRegistered(): boolean;
  /** A push service sends something: what the browser shows. */
  push(data: string | null): Promise<{ title: string; options: Record<string, unknown> }[]>;
  /** Somebody presses a notification: where the browser goes, and in which window. */
  press(link: unknown, options?: { isOpen?: boolean }): Promise<string[]>;
  /** Puts something into a cache, as another version of the worker could have. */
  store(cache: string, path: string): void;
  /** Cuts the connection to the gateway, or connects again. */
  setOffline(offline: boolean): void;
}

const toResponse = ({ status, text, headers }: FixtureResponse): Response => {
  const type = headers['content-type'];
  return new Response(status === 304 ? null : text, { status, headers: { 'content-type': String(type) } });
};

/** `preloads`: whether the browser requests a page while the worker starts. */
export const openFixtureWorker = (gateway: FixtureGateway, { preloads = true } = {}): FixtureWorker => {
  const caches = new Map<string, Map<string, Response>>();
  let listeners = new Map<string, Listen>();
  let isRegistered = false;
  let isOffline = false;
  let hasPreload = false;

  const load = async (path: string, headers: Record<string, string> = {}): Promise<Response> => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return toResponse(await gateway.ask(path, { headers }));
  };
  const openCache = (name: string) => {
    const cache = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, cache);
    return cache;
  };
  let shown: { title: string; options: Record<string, unknown> }[] = [];
  let windows: object[] = [];
  let steps: string[] = [];
  const scope = (heard: Map<string, Listen>) => ({
    caches: {
      open: async (name: string) => {
        const cache = openCache(name);
        return {
          put: async (path: string, response: Response) => void cache.set(path, response),
          match: async (path: string) => cache.get(path)?.clone(),
        };
      },
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    fetch: (request: string | { path: string; headers: Record<string, string> }) =>
      typeof request === 'string' ? load(request) : load(request.path, request.headers),
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void steps.push(`open ${url}`),
    },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => {
        shown.push({ title, options });
      },
      unregister: async () => {
        isRegistered = false;
        listeners = new Map();
        return true;
      },
      ...(preloads && {
        navigationPreload: {
          enable: async () => {
            hasPreload = true;
          },
        },
      }),
    },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listen: Listen) => heard.set(type, listen),
  });
  const dispatch = async (heard: Map<string, Listen>, type: string, more: object = {}) => {
    const work: Promise<unknown>[] = [];
    heard.get(type)?.({ ...more, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };

  return {
    install: async () => {
      const heard = new Map<string, Listen>();
      const text = await (await load('/sw.js')).text();
      runInNewContext(text, { self: scope(heard), URL, Response });
      await dispatch(heard, 'install');
      [isRegistered, listeners] = [true, heard];
      await dispatch(heard, 'activate');
    },
    request: async (path, { mode = 'navigate', method = 'GET', headers = {} } = {}) => {
      let answer: Promise<Response> | undefined;
      const request = { url: `https://pasar.example${path}`, mode, method, path, headers };
      const preload = hasPreload && mode === 'navigate' ? load(path, headers) : undefined;
      preload?.catch(() => undefined);
      listeners.get('fetch')?.({
        request,
        preloadResponse: preload ?? Promise.resolve(undefined),
        respondWith: (response: Promise<Response>) => {
          answer = response;
        },
      });
      const own = answer !== undefined;
      const response = await (answer ?? load(path, headers)).catch(() => undefined);
      if (!response || response.type === 'error') return undefined;
      return { status: response.status, text: await response.text(), own };
    },
    stored: () =>
      Object.fromEntries(
        [...caches].filter(([, cache]) => cache.size > 0).map(([name, cache]) => [name, [...cache.keys()]]),
      ),
    isRegistered: () => isRegistered,
    push: async (data) => {
      shown = [];
      await dispatch(listeners, 'push', { data: data === null ? null : { json: () => JSON.parse(data) } });
      return shown;
    },
    press: async (link, { isOpen = false } = {}) => {
      steps = [];
      const page = {
        focus: async () => void steps.push('focus'),
        navigate: async (url: string) => void steps.push(`go ${url}`),
      };
      windows = isOpen ? [page] : [];
      const notification = { data: link, close: () => void steps.push('close') };
      await dispatch(listeners, 'notificationclick', { notification });
      return steps;
    },
    store: (name, path) => void openCache(name).set(path, new Response('')),
    setOffline: (offline) => {
      isOffline = offline;
    },
  };
};
