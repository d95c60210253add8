import { dayField, defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const storeStates = [
  'submitted',
  'late',
  'changed',
  'approved',
  'rejected',
  'suspended',
  'draft',
  'all',
] as const;

export const storeTypes = ['all', 'official', 'star', 'regular'] as const;

export const { read: readStoresQuery, toPath: storesPath } = defineListQuery(
  (query) => linkTo('back-office.stores', query),
  {
    status: enumField(storeStates, 'submitted'),
    type: enumField(storeTypes, 'all'),
    search: searchField,
    date_start: dayField,
    date_end: dayField,
  },
);
