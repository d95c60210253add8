import { filePurposes } from '@pasar/contract';
import { dayField, defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const viewPurposes = ['all', ...filePurposes] as const;

/** `actor` is part of the e-mail of the one who looked, `search` of whose document it is. */
export const { read: readViewsQuery, toPath: viewsPath } = defineListQuery(
  (query) => linkTo('back-office.views', query),
  {
    search: searchField,
    actor: searchField,
    purpose: enumField(viewPurposes, 'all'),
    date_start: dayField,
    date_end: dayField,
  },
);
export type ViewsQuery = ReturnType<typeof readViewsQuery>;
