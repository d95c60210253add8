import type * as indonesian from './settlements-page.id.ts';

export const settlements: typeof indonesian.settlements = {
  lead: 'What payment providers paid to the bank, by the day on which their file was booked.',
  waiting: 'Still with the providers: {{amount}}',
  day: 'Day',
  count: 'Payments',
  amount: 'Paid by buyers',
  fee: 'Provider fees',
  bank: 'Arrived at the bank',
};
