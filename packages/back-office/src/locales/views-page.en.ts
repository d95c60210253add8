import type * as indonesian from './views-page.id.ts';

export const views: typeof indonesian.views = {
  lead: 'Who opened private documents, when, and what for. These lines can be neither changed nor deleted.',
  search: 'Name of a store or a person',
  actor: "Staff member's email",
  more: 'Staff and dates',
  at: 'Time',
  who: 'Opened by',
  purpose: 'For',
  subject: 'Documents of',
  media: 'Number of the file',
  gone: 'no longer there',
  all: 'All',
  is: { 'store-verification': 'Store verification', 'buyer-verification': 'Buyer verification' },
};
