import type * as indonesian from './checks-page.id.ts';

export { ledger } from './ledger-page.en.ts';

export const checks: typeof indonesian.checks = {
  lead: 'The books are checked every night at 02:00 WIB. Faults stop bank files until somebody explains them.',
  at: 'Time',
  by: 'By',
  daily: 'Daily check',
  found: 'Found',
  none: 'Everything adds up',
  count_one: '{{count}} fault',
  count_other: '{{count}} faults',
  explained: 'Explained',
  run: 'Check now',
  explain: {
    button: 'Explain the faults',
    title: 'Explain these faults?',
    text: 'Once explained, bank files can be made again. Your explanation is kept with your name.',
    label: 'What caused them and why it is safe',
    yes: 'Save explanation',
  },
};
