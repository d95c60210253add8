import type * as indonesian from './exports-page.id.ts';

export const exports: typeof indonesian.exports = {
  lead: 'CSV files of the lists of orders, products, users, stores, payments, withdrawals, the ledger, complaints and the audit. Press "Export" on a list. Files are kept for {{hours}} hours with at most {{rows}} rows; contacts of people and account numbers are masked.',
  list: 'List',
  filters: 'Filters',
  none: 'No filters',
  by: 'Requested by',
  at: 'Requested at',
  rows: 'Rows',
  state: 'Status',
  until: 'Kept until',
  file: 'File',
  fetch: 'Download',
  fetchOf: 'Download {{name}}',
  cut: 'Done, only the first {{rows}} rows',
  is: { waiting: 'Being made', done: 'Done', failed: 'Failed, try again from the list' },
};
