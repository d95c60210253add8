import type { ApiClient } from '@pasar/api-client';
import type { StoreSummary } from '@pasar/contract';
import { afterPaint, useApi, useSession } from '@pasar/slice-kit';
import { useEffect, useSyncExternalStore } from 'react';

/** A count that is absent is zero. */
export type Waiting = Partial<StoreSummary['todo']>;

/** Milliseconds for which a response is fresh enough during navigation. */
const fresh = 30_000;
const nothing: Waiting = {};

interface Known {
  /** Whose it is: a page has one client, whose user may change. */
  api: ApiClient | undefined;
  who: string;
  waiting: Waiting;
  /** On the page's clock, in milliseconds. */
  askedAt: number;
}

const never = Number.NEGATIVE_INFINITY;

/** Written in a browser only, and by the store of one user at a time. */
let known: Known = { api: undefined, who: '', waiting: nothing, askedAt: never };
const listeners = new Set<() => void>();

const become = (next: Partial<Known>) => {
  known = { ...known, ...next };
  for (const notify of listeners) notify();
};

const isOf = (api: ApiClient, who: string) => known.api === api && known.who === who;

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
};

const useOwner = () => {
  const { user } = useSession();
  return { api: useApi(), who: user?.email ?? '' };
};

/** A page knows some of it newer: the counts in the navigation follow at once. */
export const useKnownWaiting = (part: Waiting | undefined): void => {
  const { api, who } = useOwner();
  const text = part && JSON.stringify(part);
  useEffect(() => {
    if (!text) return;
    const before = isOf(api, who) ? known : { waiting: nothing, askedAt: never };
    const newer = JSON.parse(text) as Waiting; // as it was written above
    become({ api, who, askedAt: before.askedAt, waiting: { ...before.waiting, ...newer } });
  }, [text, api, who]);
};

/** What waits for the seller; nothing until the server has responded. */
export const useWaiting = (): Waiting => {
  const { api, who } = useOwner();
  useEffect(() => {
    const now = performance.now();
    if (isOf(api, who) && now - known.askedAt < fresh) return;
    become({ api, who, askedAt: now, ...(!isOf(api, who) && { waiting: nothing }) });
    // Who has left the account meanwhile gets no count of it.
    const becomeOwn = (next: Partial<Known>) => isOf(api, who) && become(next);
    // The page comes first: its own calls and its paint.
    afterPaint()
      .then(() => import(/* webpackChunkName: "waiting" */ './load-waiting.ts'))
      .then(({ loadWaiting }) => loadWaiting(api))
      .then((waiting) => becomeOwn({ waiting }))
      // A count that fails to load is no error of the page.
      .catch(() => becomeOwn({ askedAt: never }));
  }, [api, who]);
  return useSyncExternalStore(
    subscribe,
    () => (isOf(api, who) ? known.waiting : nothing),
    () => nothing,
  );
};
