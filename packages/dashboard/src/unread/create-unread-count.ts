import type { ApiClient } from '@pasar/api-client';
import { useApi, useSession } from '@pasar/slice-kit';
import { useEffect, useSyncExternalStore } from 'react';

/** Milliseconds for which a response is fresh enough during navigation. */
const fresh = 30_000;

/** A count of the navigation: a hook, and a setter for what a page knows newer. */
export const createUnreadCount = (load: (api: ApiClient) => Promise<number>) => {
  // Written in a browser only, and by one user at a time.
  let known = { who: '', count: 0, requestedAt: Number.NEGATIVE_INFINITY };
  const listeners = new Set<() => void>();
  const become = (next: Partial<typeof known>) => {
    known = { ...known, ...next };
    for (const notify of listeners) notify();
  };
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
    };
  };
  const set = (count: number): void => become({ count, requestedAt: performance.now() });
  /** 0 until the server has responded. */
  const useCount = (): number => {
    const api = useApi();
    const { user } = useSession();
    const who = user?.email ?? '';
    useEffect(() => {
      const now = performance.now();
      if (known.who === who && now - known.requestedAt < fresh) return;
      if (known.who !== who) become({ who, count: 0 });
      become({ requestedAt: now });
      load(api)
        .then(set)
        // A count that fails to load is no error of the page.
        .catch(() => become({ requestedAt: Number.NEGATIVE_INFINITY }));
    }, [api, who]);
    return useSyncExternalStore(
      subscribe,
      () => known.count,
      () => 0,
    );
  };
  return { set, useCount };
};
