import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { campaignStates } from '../../shared/campaigns/campaign-states.ts';

/** `open` is the number of the offer beside the list, or `new`. */
export const { read: readShippingOffersQuery, toPath: shippingOffersPath } = defineListQuery(
  (query) => linkTo('back-office.shippingOffers', query),
  { state: enumField(campaignStates, 'all'), open: searchField },
);
export type ShippingOffersQuery = ReturnType<typeof readShippingOffersQuery>;
