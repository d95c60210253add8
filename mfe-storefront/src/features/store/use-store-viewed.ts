import { useApi } from '@pasar/slice-kit';
import { useEffect } from 'react';

/** Once per look at a store, when the page stands: a prefetch or a crawler without scripts is no look. */
export const useStoreViewed = (storeId: number): void => {
  const api = useApi();
  useEffect(() => {
    import(/* webpackChunkName: "store-calls" */ './send-viewed.ts')
      .then(({ sendStoreViewed }) => sendStoreViewed(api, storeId))
      // A look that was not counted is nothing to tell anybody.
      .catch(() => undefined);
  }, [api, storeId]);
};
