import {
  adminComplaintEndpoints,
  adminEndpoints,
  adminHomeEndpoints,
  adminMoneyEndpoints,
  adminProductEndpoints,
  adminStoreEndpoints,
  adminUserEndpoints,
  type StaffRole,
  staffRoles,
} from '@pasar/contract';
import { expect, test } from 'vitest';
import { listOwnNavItems, type NavItem } from './nav-items.ts';

const calls: Record<NavItem['key'], readonly StaffRole[]> = {
  home: adminHomeEndpoints.queue.staff,
  stores: adminStoreEndpoints.list.staff,
  products: adminProductEndpoints.list.staff,
  cases: adminComplaintEndpoints.list.staff,
  withdrawals: adminMoneyEndpoints.withdrawals.staff,
  payouts: adminMoneyEndpoints.batches.staff,
  users: adminUserEndpoints.list.staff,
  audit: adminEndpoints.audit.staff,
};

test.each(staffRoles)(
  '%s is shown the pages whose calls are open to the role, and no others [B2]',
  (role) => {
    const open = Object.entries(calls).flatMap(([key, roles]) => (roles.includes(role) ? [key] : []));
    expect(listOwnNavItems([role]).map(({ key }) => key)).toEqual(open);
  },
);
