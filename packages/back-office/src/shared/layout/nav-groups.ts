import type { NavItem } from './nav-items.ts';

/** The titles of the groups are messages: `group.trade`, … */
export const navGroups = ['start', 'trade', 'money', 'catalog', 'control'] as const;
export type NavGroup = (typeof navGroups)[number];

const groupOf: Record<NavItem['key'], NavGroup> = {
  home: 'start',
  stores: 'trade',
  orders: 'trade',
  parcels: 'trade',
  products: 'trade',
  reviews: 'trade',
  reports: 'trade',
  cases: 'trade',
  tickets: 'trade',
  users: 'trade',
  payments: 'money',
  withdrawals: 'money',
  payouts: 'money',
  ledger: 'money',
  approvals: 'money',
  campaigns: 'catalog',
  categories: 'catalog',
  search: 'catalog',
  content: 'catalog',
  couriers: 'catalog',
  settings: 'control',
  staff: 'control',
  audit: 'control',
  exports: 'control',
};

/** The items by group, without groups that have none. */
export const groupNavItems = (items: readonly NavItem[]) =>
  navGroups
    .map((group) => ({ group, items: items.filter(({ key }) => groupOf[key] === group) }))
    .filter((one) => one.items.length > 0);
