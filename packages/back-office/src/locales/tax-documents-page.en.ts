import type * as indonesian from './tax-documents-page.id.ts';

export { ledger } from './ledger-page.en.ts';

export const tax: typeof indonesian.tax = {
  lead: 'Invoices and credit notes issued in the name of stores, with their PPN. Credit notes count as negative.',
  search: 'Number of a document or code of an order',
  number: 'Number',
  kind: 'Kind',
  at: 'Issued',
  store: 'Store',
  total: 'Total',
  dpp: 'Tax base (DPP)',
  ppn: 'PPN',
  taxed: 'Only with PPN',
  sum: 'Total {{total}} · tax base {{dpp}} · PPN {{ppn}}',
  is: { invoice: 'Invoice', credit_note: 'Credit note' },
  are: { invoice: 'Invoices', credit_note: 'Credit notes' },
};
