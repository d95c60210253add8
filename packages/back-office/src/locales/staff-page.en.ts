import type * as indonesian from './staff-page.id.ts';

export const staff: typeof indonesian.staff = {
  lead: 'The roles admin and finance change only once another admin approves. Your own are up to colleagues.',
  name: 'Name',
  email: 'Email',
  roles: 'Roles',
  status: 'Status',
  lastLogin: 'Last login',
  never: 'Never',
  state: { active: 'Active', invited: 'Invited', suspended: 'Closed' },
  own: 'This is your account. Another admin manages your roles.',
  rights: {
    admin: 'All pages, the staff and the audit',
    support: 'Stores, users, orders, complaints, moderation',
    finance: 'Payments, withdrawals, the ledger, approvals',
    content: 'Products, reviews, reports, promotions, search',
  },
  invite: {
    button: 'Invite to the staff',
    title: 'Invite to the staff',
    text: 'A new account sets its password through a link in the email; an existing one gets its roles at once.',
    yes: 'Invite',
    fullname: 'Full name',
  },
  edit: {
    button: 'Change roles',
    title: 'Change the roles of {{name}}',
    text: 'They count from the next step, and your colleague is notified by email.',
    yes: 'Save',
  },
  end: {
    button: 'End access',
    title: 'End the access of {{name}}?',
    text: 'All roles are taken away and all sessions end. The account stays as a buyer.',
    yes: 'End access',
  },
};
