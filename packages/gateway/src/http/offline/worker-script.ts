/** What happens to a worker. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  /** Tells a browser that can what it need not ask the worker. */
  addRoutes?(rules: readonly object[]): Promise<void>;
}

interface PushEvent extends WorkerEvent {
  data?: { json(): unknown } | null;
}

interface NotificationEvent extends WorkerEvent {
  notification: { data: unknown; close(): void };
}

/** A window of this site. */
interface WorkerClient {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface FetchEvent {
  request: Request;
  /** What the browser requested while the worker started; undefined where it does not do so. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** What the worker uses of a browser; the types of workers do not fit beside those of pages. */
export interface WorkerScope {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch: typeof fetch;
  registration: {
    unregister(): Promise<boolean>;
    showNotification(title: string, options: object): Promise<void>;
    navigationPreload?: { enable(): Promise<void> };
  };
  clients: {
    matchAll(options: object): Promise<readonly WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: NotificationEvent) => void): void;
}

/** The only things that the worker stores. */
export interface OfflinePages {
  /** The name of their cache, which changes with their content. */
  cache: string;
  /** The beginning of all such names. */
  prefix: string;
  id: string;
  en: string;
}

/**
 * The service worker. Browsers run its text, so everything it uses is in it. Every page comes from the network, with the
 * plan of that moment; only when there is no network the offline page of its language is shown in its place.
 */
export const runServiceWorker = (worker: WorkerScope, pages: OfflinePages): void => {
  const save = async () => {
    const cache = await worker.caches.open(pages.cache);
    for (const page of [pages.id, pages.en]) {
      const response = await worker.fetch(page, { cache: 'no-store', credentials: 'omit' });
      if (!response.ok) throw new Error(`${page}: ${response.status}`);
      await cache.put(page, response);
    }
  };
  const start = async () => {
    for (const name of await worker.caches.keys())
      if (name.startsWith(pages.prefix) && name !== pages.cache) await worker.caches.delete(name);
    // The page is requested while the worker starts, so that no visit waits for it.
    await worker.registration.navigationPreload?.enable();
  };
  const findOfflinePage = async (pathname: string) => {
    if (/^\/(api|r|media|ops|dev)(\/|$)/.test(pathname)) return undefined;
    const cache = await worker.caches.open(pages.cache);
    return await cache.match(/^\/en(\/|$)/.test(pathname) ? pages.en : pages.id);
  };
  const navigate = async ({ request, preloadResponse }: FetchEvent) => {
    try {
      return (await preloadResponse) ?? (await worker.fetch(request));
    } catch {
      return (await findOfflinePage(new URL(request.url).pathname)) ?? Response.error();
    }
  };

  /** A push must show something, whatever came. */
  const show = async ({ data }: PushEvent) => {
    let told: Record<string, unknown> = {};
    try {
      told = Object(data?.json());
    } catch {
      // Not what the market sends.
    }
    const textOf = (value: unknown, other = '') => (typeof value === 'string' && value ? value : other);
    const { title, body, tag, lang, link } = told;
    await worker.registration.showNotification(textOf(title, 'Pasar'), {
      ...{ body: textOf(body), lang: textOf(lang, 'id'), data: textOf(link, '/') },
      ...{ icon: '/icon-192.png', ...(typeof tag === 'string' && { tag }) },
    });
  };
  /** Leads to what it was about: in a window that is open, or in a new one. */
  const open = async ({ notification }: NotificationEvent) => {
    notification.close();
    const { data } = notification;
    // Another site is none of its links.
    const link = typeof data === 'string' && /^\/(?![/\\])/.test(data) ? data : '/';
    const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: false });
    if (!page) return await worker.clients.openWindow(link);
    await page.focus();
    return await page.navigate(link);
  };

  worker.addEventListener('install', (event) => {
    const others = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode }));
    event.addRoutes?.([{ condition: { or: others }, source: 'network' }]).catch(() => undefined);
    event.waitUntil(save().then(() => worker.skipWaiting()));
  });
  worker.addEventListener('activate', (event) => event.waitUntil(start()));
  worker.addEventListener('push', (event) => event.waitUntil(show(event)));
  worker.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
  worker.addEventListener('fetch', (event) => {
    const { mode, method } = event.request;
    if (mode === 'navigate' && method === 'GET') event.respondWith(navigate(event));
  });
};

/** The worker that takes the place of another one, deletes what that stored, and ends itself. */
export const removeServiceWorker = (worker: WorkerScope, { prefix }: Pick<OfflinePages, 'prefix'>): void => {
  const remove = async () => {
    for (const name of await worker.caches.keys())
      if (name.startsWith(prefix)) await worker.caches.delete(name);
    await worker.registration.unregister();
  };
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(remove()));
};
