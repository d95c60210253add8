import { adminShippingOfferEndpoints, regionEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readShippingOffersQuery } from '../features/shipping-offers/shipping-offers-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const shippingOffersLoader = staffLoader(
  adminShippingOfferEndpoints.list.staff,
  async ({ api, signal, url }) => {
    const query = readShippingOffersQuery(url.searchParams);
    const { open, ...asked } = query;
    const [list, provinces] = await Promise.all([
      toSectionResult(
        api.call(adminShippingOfferEndpoints.list, { query: { ...asked, per_page: 50 } }, { signal }),
      ),
      open ? toSectionResult(api.call(regionEndpoints.provinces, {}, { signal })) : undefined,
    ]);
    return { query, list, provinces };
  },
);
