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
  makeText: "They then wait for the bank's results. Send the file once only.",
  makeYes: 'Make the file',
  results: 'Results from the bank',
  resultsText:
    'A CSV with the columns withdraw_code, status (paid or failed), bank_reference, reason. Wrong lines are listed, right ones are booked. The same file again changes nothing.',
  file: 'File of results',
  book: 'Book the results',
  booked_one: '{{count}} transfer booked.',
  booked_other: '{{count}} transfers booked.',
  line: 'Line {{line}}, {{code}}: {{message}}',
  choose: 'Choose the file first.',
};
