import type * as indonesian from './exports-page.id.ts';

export const exports: typeof indonesian.exports = {
  lead: 'Lists of orders, products, users, stores, payments, withdrawals, the ledger, complaints and the audit as CSV files, up to {{workbookRows}} rows also as XLSX. Press "Export" on a list. Files are kept for {{hours}} hours with at most {{rows}} rows; contacts of people and account numbers are masked, unless an admin asks for the full version with a reason.',
  list: 'List',
  filters: 'Filters',
  none: 'No filters',
  by: 'Requested by',
  at: 'Requested at',
  rows: 'Rows',
  state: 'Status',
  until: 'Kept until',
  file: 'File',
  fetchOf: 'Download {{format}} of {{name}}',
  cut: 'Done, only the first {{rows}} rows',
  unmasked: 'In full, not masked',
  unmask: {
    column: 'Full version',
    button: 'In full',
    title: 'Make the {{name}} export in full?',
    text: 'The file holds emails, phone numbers and account numbers as they are. Your name, the reason and every download are on record. Only admins can download it.',
    yes: 'Make the full version',
  },
  is: { waiting: 'Being made', done: 'Done', failed: 'Failed, try again from the list' },
};
