import { defineListQuery } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { monthField } from '../../shared/months/month-field.ts';

export const { read: readSettlementsQuery, toPath: settlementsPath } = defineListQuery(
  (query) => linkTo('back-office.settlements', query),
  { month: monthField },
);
