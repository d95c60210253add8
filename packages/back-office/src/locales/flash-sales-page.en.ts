import type * as indonesian from './flash-sales-page.id.ts';

export const flash: typeof indonesian.flash = {
  new: 'New session',
  create: 'Announce session',
  name: 'Session',
  status: 'Status',
  submitted: 'Awaiting a decision',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn by the seller',
  seeItems: 'See submissions',
  begun: 'This session has begun: only its names can be changed.',
  tab: { open: 'Upcoming and running', over: 'Over', all: 'All' },
  is: { scheduled: 'Upcoming', running: 'Running', ended: 'Over', cancelled: 'Cancelled' },
  fields: {
    name_id: 'Name (Indonesian)',
    name_en: 'Name (English)',
    starts_at: 'Starts',
    ends_at: 'Ends',
    repeat_minutes: 'Repeats',
  },
  repeat: {
    none: 'Does not repeat',
    daily: 'Every day',
    days_one: 'Every {{count}} day',
    days_other: 'Every {{count}} days',
    hours_one: 'Every {{count}} hour',
    hours_other: 'Every {{count}} hours',
    minutes_one: 'Every {{count}} minute',
    minutes_other: 'Every {{count}} minutes',
  },
  cancel: {
    button: 'Cancel session',
    title: 'Cancel {{name}}?',
    text: 'Prices go back to normal now and reserved stock returns to its sellers. The session cannot be reopened. The sellers of {{sellers}} submissions read your reason. Orders that were placed stay as they are.',
  },
};
