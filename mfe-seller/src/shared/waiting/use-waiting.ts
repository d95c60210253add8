import type { StoreSummary } from '@pasar/contract';
import { afterPaint, useApi, useSession } from '@pasar/slice-kit';
import { useEffect, useSyncExternalStore } from 'react';

export type Waiting = Pick<
  StoreSummary['todo'],
  'new_orders' | 'to_ship' | 'complaints' | 'empty_stock' | 'unreplied_reviews' | 'unread_chats'
>;

/** Milliseconds for which a response is fresh enough during navigation. */
const fresh = 30_000;
const nothing: Waiting = {
  new_orders: 0,
  to_ship: 0,
  complaints: 0,
  empty_stock: 0,
  unreplied_reviews: 0,
  unread_chats: 0,
};

/** Written in a browser only, and by the store of one user at a time. */
let known = { who: '', waiting: nothing, askedAt: Number.NEGATIVE_INFINITY };
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

/** A page knows some of it newer: the counts in the navigation follow at once. */
export const useKnownWaiting = (part: Partial<Waiting> | undefined): void => {
  const { user } = useSession();
  const who = user?.email ?? '';
  const text = part && JSON.stringify(part);
  useEffect(() => {
    if (!text) return;
    const before = known.who === who ? known.waiting : nothing;
    become({ who, waiting: { ...before, ...(JSON.parse(text) as Partial<Waiting>) } }); // as it was written above
  }, [text, who]);
};

/** What waits for the seller; nothing until the server has responded. */
export const useWaiting = (): Waiting => {
  const api = useApi();
  const { user } = useSession();
  const who = user?.email ?? '';
  useEffect(() => {
    const now = performance.now();
    if (known.who === who && now - known.askedAt < fresh) return;
    if (known.who !== who) become({ who, waiting: nothing });
    become({ askedAt: now });
    // The page comes first: its own calls and its paint.
    afterPaint()
      .then(() => import(/* webpackChunkName: "waiting" */ './load-waiting.ts'))
      .then(({ loadWaiting }) => loadWaiting(api))
      .then((waiting) => become({ waiting }))
      // A count that fails to load is no error of the page.
      .catch(() => become({ askedAt: Number.NEGATIVE_INFINITY }));
  }, [api, who]);
  return useSyncExternalStore(
    subscribe,
    () => known.waiting,
    () => nothing,
  );
};
