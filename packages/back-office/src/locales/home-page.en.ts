import type * as indonesian from './home-page.id.ts';

export { approvals } from './approvals-page.en.ts';
export { mismatchKind } from './mismatches-page.en.ts';
export { settingNames } from './setting-names.en.ts';

export const queue: typeof indonesian.queue = {
  lead: 'Waiting for a decision, most urgent first.',
  caption: 'Work queue',
  fresh_one: '{{count}} new: show it',
  fresh_other: '{{count}} new: show them',
  kinds: 'Kind of work',
  views: 'View of the queue',
  show: { all: 'All', mine: 'Mine', late: 'Late' },
  subject: 'Subject',
  kind: 'Kind',
  detail: 'Detail',
  since: 'Waiting since',
  due: 'Due',
  amount: 'Amount',
  reported: {
    product: 'product',
    review: 'review',
    store: 'store',
    question: 'question',
    answer: 'answer',
    message: 'chat message',
  },
  claim: 'Claimed by',
  late: 'Late',
  empty: 'Nothing waiting',
  emptyText: 'You are all caught up. New items appear here.',
  noMatch: 'Nothing matches',
  noMatchText: 'Try all kinds of work.',
  clear: 'Show all',
};

export const figures: typeof indonesian.figures = {
  title: 'Market figures',
  days: 'Range of days',
  last_one: 'Last {{count}} day',
  last_other: 'Last {{count}} days',
  between: '{{from}} to {{until}}',
  compared: '{{days}}, compared with {{before}}.',
  name: {
    gmv: 'Sales (GMV)',
    orders: 'Paid orders',
    take_rate: 'Take rate',
    new_sellers: 'New sellers',
    refunds: 'Refunds',
  },
  up: 'Up {{percent}}% from {{before}}',
  down: 'Down {{percent}}% from {{before}}',
  same: 'Same as before, {{before}}',
  new: '{{before}} before',
  none: 'None yet',
  ownDays: 'Your own days',
  from: 'From',
  until: 'Until',
  show: 'Show',
  plot: 'Sales by day; the line shows the previous period',
  table: 'Figures by day',
  day: 'From',
  before: 'Before',
};

export const notices: typeof indonesian.notices = {
  toChecks: 'Go to the checks',
  toSettings: 'Open the settings',
  no_payment_method: {
    title: 'Nobody can pay',
    text: 'This market has no payment method, so orders cannot be placed. Set PASAR_PAYMENTS on the server.',
  },
  ledger_fault: {
    title: 'The books do not add up',
    text: 'The last check found faults. No bank file is made until somebody explains them.',
  },
  search_oversized: {
    title: 'Too many products for the embedded search',
    text: 'It takes memory and time in every process. Set SEARCH_URL on the server.',
  },
  approval_off: {
    title: 'One person alone may move any sum',
    text: 'Approval by a colleague is switched off.',
  },
  approval_alone: {
    title: 'Nobody else can approve',
    text: 'Only one account may approve money, so requests will expire. Add a second person with the finance role, or switch approval off in the settings.',
  },
};
