import { storeAreas } from '@pasar/contract';
import { dayField, defineListQuery, enumField, idField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** The areas that leave activity; what members do for themselves leaves none. */
export const activityAreas = ['all', ...storeAreas.filter((area) => area !== 'member')] as const;

export const { read: readActivityQuery, toPath: activityPath } = defineListQuery(
  (query) => linkTo('seller.activity', query),
  { area: enumField(activityAreas, 'all'), user_id: idField, date_start: dayField, date_end: dayField },
);
export type ActivityQuery = ReturnType<typeof readActivityQuery>;

/** The filters as the server takes them. */
export const toFilters = ({ area, user_id, date_start, date_end }: ActivityQuery) => ({
  ...(area === 'all' ? {} : { area }),
  user_id,
  date_start,
  date_end,
});
