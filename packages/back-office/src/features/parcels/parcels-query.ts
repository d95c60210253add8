import { courierCodes, parcelViews } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const courierTabs = ['all', ...courierCodes] as const;

/** `open` is the number of the parcel beside the list. */
export const { read: readParcelsQuery, toPath: parcelsPath } = defineListQuery(
  (query) => linkTo('back-office.parcels', query),
  {
    view: enumField(parcelViews, 'all'),
    courier: enumField(courierTabs, 'all'),
    search: searchField,
    cursor: searchField,
    open: searchField,
  },
);
export type ParcelsQuery = ReturnType<typeof readParcelsQuery>;
