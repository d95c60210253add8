import {
  merchantEndpoints,
  type Store,
  type StoreShippingOffer,
  shippingOfferEndpoints,
} from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import type { Loader, SectionResult } from '@pasar/slice-kit';

/** Two calls at once; the profile works without the store's free shipping. */
export const storeLoader: Loader<{ store: Store; offer: SectionResult<StoreShippingOffer> }> = async ({
  api,
  signal,
}) => {
  const [{ data: store }, offer] = await Promise.all([
    api.call(merchantEndpoints.store, {}, { signal }),
    toSectionResult(api.call(shippingOfferEndpoints.read, {}, { signal }).then(({ data }) => data)),
  ]);
  return { store, offer };
};
