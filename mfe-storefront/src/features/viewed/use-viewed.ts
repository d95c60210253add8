import { useApi } from '@pasar/slice-kit';
import { useEffect } from 'react';
import { rememberViewed } from '../../shared/recently-viewed/index.ts';

/** Once per view of a product, after hydration: a prefetch or a crawler without scripts is no view. */
export const useViewed = (productId: number): void => {
  const api = useApi();
  useEffect(() => {
    rememberViewed(productId);
    import(/* webpackChunkName: "product-calls" */ './send-viewed.ts')
      .then(({ sendViewed }) => sendViewed(api, productId))
      // A view that was not counted needs no error message.
      .catch(() => undefined);
  }, [api, productId]);
};
