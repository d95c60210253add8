import { useApi } from '@pasar/slice-kit';
import { useEffect } from 'react';

/** Once per view of a store, after hydration: a prefetch or a crawler without scripts is no view. */
export const useStoreViewed = (storeId: number): void => {
  const api = useApi();
  useEffect(() => {
    import(/* webpackChunkName: "store-calls" */ './send-viewed.ts')
      .then(({ sendStoreViewed }) => sendStoreViewed(api, storeId))
      // A view that was not counted needs no error message.
      .catch(() => undefined);
  }, [api, storeId]);
};
