import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { campaignStates } from '../../shared/campaigns/campaign-states.ts';

/** `open` is the number of the promo beside the list, or `new`. */
export const { read: readPromosQuery, toPath: promosPath } = defineListQuery(
  (query) => linkTo('back-office.promos', query),
  { state: enumField(campaignStates, 'all'), open: searchField },
);
export type PromosQuery = ReturnType<typeof readPromosQuery>;
