import type * as indonesian from './audit-page.id.ts';

export const audit: typeof indonesian.audit = {
  search: "Actor's email",
  at: 'Time',
  who: 'Actor',
  itself: 'the system',
  action: 'Action',
  target: 'Subject',
  reason: 'Reason',
  address: 'Network address',
  before: 'Before',
  after: 'After',
  filter: {
    actor: 'Actor',
    action: 'Action',
    target_type: 'Kind',
    target_id: 'Number',
    date_start: 'From',
    date_end: 'Until',
  },
};
