import type * as indonesian from './payouts-page.id.ts';

export { bookFile } from './book-file.en.ts';

export const payouts: typeof indonesian.payouts = {
  code: 'File',
  search: 'Code of the file',
  made: 'Made',
  by: 'By',
  rows: 'Transfers',
  total: 'Total',
  open: 'Without result',
  download: 'Download',
  downloadOf: 'Download {{code}}',
  make: 'Make a bank file',
  makeTitle: 'Make a bank file of all approved withdrawals?',
  makeText: 'A colleague approves it first, then the file is in this list. Send it to the bank once.',
  makeYes: 'Make the file',
  results: 'Results from the bank',
  resultsText:
    'A CSV with the columns withdraw_code, status (paid or failed), bank_reference, amount, reason. You see first what it would book; wrong lines are listed and left out. The same file again changes nothing.',
  preview_one: '{{count}} transfer would be booked. Nothing is booked yet.',
  preview_other: '{{count}} transfers would be booked. Nothing is booked yet.',
  file: 'Results file',
  booked_one: '{{count}} transfer booked.',
  booked_other: '{{count}} transfers booked.',
};
