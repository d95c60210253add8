import type { ProductCard } from '@pasar/contract';
import { useApi, useSession } from '@pasar/slice-kit';
import { useEffect, useState } from 'react';
import { viewedHere } from '../../shared/recently-viewed/index.ts';

/**
 * What was looked at last. A visitor's own is known to the browser alone: a page that came from the server asks for it
 * when it is alive, and does without when that fails.
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
      // Nobody asked for it, so that nobody misses it.
      .catch(() => undefined);
    return () => left.abort();
  }, [api, unknown]);
  return unknown ? own : loaded;
};
