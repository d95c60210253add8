import type { ApiClient } from '@pasar/api-client';
import { useApi, useSession } from '@pasar/slice-kit';
import { useEffect, useSyncExternalStore } from 'react';

/** Milliseconds for which a response is fresh enough during navigation. */
const fresh = 30_000;

/** A count of the navigation: a hook, and a setter for what a page knows newer. */
export const createUnreadCount = (load: (api: ApiClient) => Promise<number>) => {
  const never = Number.NEGATIVE_INFINITY;
  // Written in a browser only, and by one user at a time: a page has one client, whose user may change.
  let known = { api: undefined as ApiClient | undefined, who: '', count: 0, requestedAt: never };
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
    const isOwn = () => known.api === api && known.who === who;
    useEffect(() => {
      const now = performance.now();
      if (isOwn() && now - known.requestedAt < fresh) return;
      become({ api, who, requestedAt: now, ...(!isOwn() && { count: 0 }) });
      load(api).then(
        // Who has left the account meanwhile gets no count of it.
        (count) => isOwn() && set(count),
        // A count that fails to load is no error of the page.
        () => isOwn() && become({ requestedAt: never }),
      );
    }, [api, who]);
    return useSyncExternalStore(
      subscribe,
      () => (isOwn() ? known.count : 0),
      () => 0,
    );
  };
  return { set, useCount };
};
