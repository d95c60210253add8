import {
  merchantEndpoints,
  type Store,
  type StoreShippingOffer,
  shippingOfferEndpoints,
} from '@pasar/contract';
import { settleSection } from '@pasar/dashboard';
import type { Loader, Settled } from '@pasar/slice-kit';

/** Two calls at once; the profile stands without the store's free shipping. */
export const storeLoader: Loader<{ store: Store; offer: Settled<StoreShippingOffer> }> = async ({
  api,
  signal,
}) => {
  const [{ data: store }, offer] = await Promise.all([
    api.call(merchantEndpoints.store, {}, { signal }),
    settleSection(api.call(shippingOfferEndpoints.read, {}, { signal }).then(({ data }) => data)),
  ]);
  return { store, offer };
};
