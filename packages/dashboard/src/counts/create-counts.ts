import type { ApiClient } from '@pasar/api-client';
import { useApi, useSession } from '@pasar/slice-kit';
import { useLive } from '@pasar/slice-kit/live';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Milliseconds for which a response is fresh enough during navigation. */
const fresh = 30_000;
const never = Number.NEGATIVE_INFINITY;
/** Milliseconds within which every place of a count hears of one change. */
const sameChange = 20;

/** Whose counts they are: a page has one client, whose user may change. */
interface Owner {
  api: ApiClient;
  who: string;
}

const useOwner = (): Owner => {
  const { user } = useSession();
  return { api: useApi(), who: user?.email ?? '' };
};

/**
 * The counts of a navigation, by name; one that is absent is zero. They are requested with the first page, and again
 * when they are no longer fresh or when `live` says that they changed; what a page knows newer replaces them.
 */
export const createCounts = <Counts extends object>(
  load: (api: ApiClient) => Promise<Counts>,
  live: Parameters<typeof useLive>[0],
) => {
  type Known = Partial<Counts>;
  const none: Known = {};
  // Written in a browser only.
  let owner: Owner | undefined;
  let known = none;
  let requestedAt = never;
  const listeners = new Set<() => void>();

  const isOf = ({ api, who }: Owner) => owner?.api === api && owner.who === who;
  const takeOver = (next: Owner) => {
    if (isOf(next)) return;
    owner = next;
    known = none;
    requestedAt = never;
  };
  const set = (part: Known): void => {
    known = { ...known, ...part };
    for (const notify of listeners) notify();
  };
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
    };
  };

  /** A page knows some of them newer. */
  const useKnown = (part: Known | undefined): void => {
    const { api, who } = useOwner();
    const text = part && JSON.stringify(part);
    useEffect(() => {
      if (!text) return;
      takeOver({ api, who });
      set(JSON.parse(text) as Known); // as it was written above
    }, [text, api, who]);
  };

  /** None until the server has responded. */
  const useCounts = (): Known => {
    const { api, who } = useOwner();
    const request = useEffectEvent((age: number) => {
      const now = performance.now();
      if (isOf({ api, who }) && now - requestedAt < age) return;
      takeOver({ api, who });
      requestedAt = now;
      load(api).then(
        // Who has left the account meanwhile gets no count of it.
        (counts) => isOf({ api, who }) && set(counts),
        // A count that fails to load is no error of the page.
        () => {
          if (isOf({ api, who })) requestedAt = never;
        },
      );
    });
    useEffect(() => request(fresh), [api, who]);
    useLive(live, () => request(sameChange));
    return useSyncExternalStore(
      subscribe,
      () => (isOf({ api, who }) ? known : none),
      () => none,
    );
  };
  return { set, useKnown, useCounts };
};
