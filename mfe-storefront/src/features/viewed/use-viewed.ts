import { useApi } from '@pasar/slice-kit';
import { useEffect } from 'react';
import { rememberViewed } from '../../shared/recently-viewed/index.ts';

/** Once per look at a product, when the page stands: a prefetch or a crawler without scripts is no look. */
export const useViewed = (productId: number): void => {
  const api = useApi();
  useEffect(() => {
    rememberViewed(productId);
    import(/* webpackChunkName: "product-calls" */ './send-viewed.ts')
      .then(({ sendViewed }) => sendViewed(api, productId))
      // A look that was not counted is nothing to tell anybody.
      .catch(() => undefined);
  }, [api, productId]);
};
