import { campaignKinds } from '@pasar/contract';
import { defineListQuery, enumField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { monthField } from '../../shared/months/month-field.ts';

export const { read: readCalendarQuery, toPath: calendarPath } = defineListQuery(
  (query) => linkTo('back-office.calendar', query),
  { month: monthField, kind: enumField(['all', ...campaignKinds], 'all') },
);
