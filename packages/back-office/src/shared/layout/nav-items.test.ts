import {
  adminApprovalEndpoints,
  adminCategoryEndpoints,
  adminComplaintEndpoints,
  adminContentEndpoints,
  adminCourierEndpoints,
  adminEndpoints,
  adminExportEndpoints,
  adminHomeEndpoints,
  adminLedgerEndpoints,
  adminMoneyEndpoints,
  adminOrderEndpoints,
  adminParcelEndpoints,
  adminPaymentEndpoints,
  adminProductEndpoints,
  adminReportEndpoints,
  adminReviewEndpoints,
  adminSearchEndpoints,
  adminSettingEndpoints,
  adminStaffEndpoints,
  adminStoreEndpoints,
  adminTicketEndpoints,
  adminUserEndpoints,
  adminVoucherEndpoints,
  type StaffRole,
  staffRoles,
} from '@pasar/contract';
import { expect, test } from 'vitest';
import { storeReaders } from '../staff/store-readers.ts';
import { groupNavItems } from './nav-groups.ts';
import { listOwnNavItems, type NavItem } from './nav-items.ts';

const calls: Record<NavItem['key'], readonly StaffRole[]> = {
  home: adminHomeEndpoints.queue.staff,
  stores: adminStoreEndpoints.list.staff,
  orders: adminOrderEndpoints.list.staff,
  parcels: adminParcelEndpoints.list.staff,
  products: adminProductEndpoints.list.staff,
  reviews: adminReviewEndpoints.list.staff,
  reports: adminReportEndpoints.list.staff,
  cases: adminComplaintEndpoints.list.staff,
  tickets: adminTicketEndpoints.list.staff,
  payments: adminPaymentEndpoints.list.staff,
  withdrawals: adminMoneyEndpoints.withdrawals.staff,
  payouts: adminMoneyEndpoints.batches.staff,
  ledger: adminLedgerEndpoints.journals.staff,
  approvals: adminApprovalEndpoints.list.staff,
  users: adminUserEndpoints.list.staff,
  campaigns: adminVoucherEndpoints.list.staff,
  categories: adminCategoryEndpoints.list.staff,
  search: adminSearchEndpoints.rules.staff,
  content: adminContentEndpoints.list.staff,
  couriers: adminCourierEndpoints.list.staff,
  settings: adminSettingEndpoints.list.staff,
  staff: adminStaffEndpoints.list.staff,
  audit: adminEndpoints.audit.staff,
  exports: adminExportEndpoints.list.staff,
};

test.each(staffRoles)(
  '%s is shown the pages whose calls are open to the role, and no others [B2]',
  (role) => {
    const open = Object.entries(calls).flatMap(([key, roles]) => (roles.includes(role) ? [key] : []));
    expect(listOwnNavItems([role]).map(({ key }) => key)).toEqual(open);
  },
);

test('every page is in one group, and a group without pages is left out', () => {
  const own = listOwnNavItems(['content']);
  expect(groupNavItems(own).map(({ group }) => group)).toEqual(['start', 'trade', 'catalog', 'control']);
  const all = listOwnNavItems(staffRoles);
  expect(groupNavItems(all).flatMap(({ items }) => items)).toHaveLength(all.length);
});

test('each page has a letter that no other has [B7]', () => {
  const letters = listOwnNavItems(staffRoles).map(({ initial }) => initial);
  expect(new Set(letters).size).toBe(letters.length);
});

test('a store is opened by those who read its call', () => {
  expect(storeReaders).toEqual(adminStoreEndpoints.detail.staff);
});
