import type * as indonesian from './payouts-page.id.ts';

export const payouts: typeof indonesian.payouts = {
  code: 'File',
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
    'A CSV with the columns withdraw_code, status (paid or failed), bank_reference, reason. Wrong lines are listed, right ones are booked. The same file again changes nothing.',
  file: 'Results file',
  booked_one: '{{count}} transfer booked.',
  booked_other: '{{count}} transfers booked.',
};
