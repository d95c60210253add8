import { queueKindNames } from '@pasar/contract';
import { dayField, defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const queueViews = ['all', 'mine', 'late'] as const;

/** What of the queue is shown, and the days of the figures below it. */
export const { read: readHomeQuery, toPath: homePath } = defineListQuery(
  (query) => linkTo('back-office.home', query),
  {
    kind: enumField(['all', ...queueKindNames], 'all'),
    show: enumField(queueViews, 'all'),
    cursor: searchField,
    date_start: dayField,
    date_end: dayField,
  },
);

export type HomeQuery = ReturnType<typeof readHomeQuery>;
