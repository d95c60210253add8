import type * as indonesian from './users-page.id.ts';

export const users: typeof indonesian.users = {
  search: 'Name, email, phone or store',
  number: 'Account number',
  name: 'Name',
  email: 'Email',
  verified: 'Email verified',
  yes: 'Yes',
  no: 'Not yet',
  phone: 'Phone',
  username: 'Username',
  role: 'Role',
  roles: { user: 'User', staff: 'Market staff' },
  status: 'Status',
  joined: 'Joined',
  store: 'Store',
  tab: { all: 'All', active: 'Active', suspended: 'Closed' },
  state: { active: 'Active', suspended: 'Closed' },
  show: {
    button: 'Show contacts',
    title: 'Show the contacts of {{name}}?',
    text: 'Email and phone are shown in full until this page is closed. Who looked and why is on record.',
    yes: 'Show',
    done: 'On record',
  },
  suspend: {
    button: 'Close account',
    title: 'Close the account of {{name}}?',
    text: 'All sessions end now, and the person reads the reason at the next login. It can be opened again.',
    yes: 'Close account',
  },
  unsuspend: {
    button: 'Open account again',
    title: 'Open the account of {{name}} again?',
    text: 'The person can log in again now and is notified.',
    yes: 'Open again',
  },
};
