import type { ProductCard } from '@pasar/contract';
import { useApi, useSession } from '@pasar/slice-kit';
import { useEffect, useState } from 'react';
import { viewedHere } from '../../shared/recently-viewed/index.ts';

/**
 * The recently viewed products. A visitor's own list is in the browser alone: a server page requests it
 * after hydration, and works without it when that fails.
 */
export const useRecentlyViewed = (loaded: readonly ProductCard[]): readonly ProductCard[] => {
  const api = useApi();
  const { signedIn } = useSession();
  const [own, setOwn] = useState<readonly ProductCard[]>([]);
  const unknown = !signedIn && loaded.length === 0;
  useEffect(() => {
    const remembered = unknown ? viewedHere() : [];
    if (remembered.length === 0) return;
    const left = new AbortController();
    import(/* webpackChunkName: "home-data" */ './load-recently-viewed.ts')
      .then(({ loadRecentlyViewed }) => loadRecentlyViewed(api, remembered, left.signal))
      .then(setOwn)
      // An error stays silent, because the user did not request the list.
      .catch(() => undefined);
    return () => left.abort();
  }, [api, unknown]);
  return unknown ? own : loaded;
};
