import { bannerStates } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const bannerTabs = ['all', ...bannerStates] as const;

/** `open` is the number of the banner beside the list, or `new`. */
export const { read: readBannersQuery, toPath: bannersPath } = defineListQuery(
  (query) => linkTo('back-office.banners', query),
  { state: enumField(bannerTabs, 'all'), open: searchField },
);
export type BannersQuery = ReturnType<typeof readBannersQuery>;
