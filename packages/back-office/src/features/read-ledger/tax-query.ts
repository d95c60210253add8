import { taxDocumentKinds } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { monthField } from '../../shared/months/month-field.ts';

/** `taxed`: those with a tax line, or all. */
export const { read: readTaxQuery, toPath: taxPath } = defineListQuery(
  (query) => linkTo('back-office.taxDocuments', query),
  {
    month: monthField,
    kind: enumField(['all', ...taxDocumentKinds], 'all'),
    taxed: enumField(['all', 'yes'], 'all'),
    search: searchField,
  },
);
export type TaxQuery = ReturnType<typeof readTaxQuery>;
