import { sellerNotificationEndpoints } from '@pasar/contract';
import { useApi, useSession } from '@pasar/slice-kit';
import { useEffect, useSyncExternalStore } from 'react';

/** Milliseconds for which a response is fresh enough during navigation. */
const fresh = 30_000;

/** Written in a browser only, and by the store of one user at a time. */
let known = { who: '', count: 0, askedAt: Number.NEGATIVE_INFINITY };
const listeners = new Set<() => void>();

const become = (next: Partial<typeof known>) => {
  known = { ...known, ...next };
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

/** After something was read: the count in the navigation follows at once. */
export const setUnread = (count: number): void => become({ count, askedAt: performance.now() });

/** How many of the store's notifications are new; 0 until the server has responded. */
export const useUnread = (): number => {
  const api = useApi();
  const { user } = useSession();
  const who = user?.email ?? '';
  useEffect(() => {
    const now = performance.now();
    if (known.who === who && now - known.askedAt < fresh) return;
    if (known.who !== who) become({ who, count: 0 });
    become({ askedAt: now });
    api
      .call(sellerNotificationEndpoints.unread)
      .then(({ data }) => setUnread(data.new_notification))
      // A count that fails to load is no error of the page.
      .catch(() => become({ askedAt: Number.NEGATIVE_INFINITY }));
  }, [api, who]);
  return useSyncExternalStore(
    subscribe,
    () => known.count,
    () => 0,
  );
};
