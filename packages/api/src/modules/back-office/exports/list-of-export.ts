import { type ExportList, endpoints, type StaffRole } from '@pasar/contract';

/** The call of each list that can be exported: its filters, and who may read it. */
export const listOfExport = {
  orders: endpoints.adminOrders.list,
  products: endpoints.adminProducts.list,
  users: endpoints.adminUsers.list,
  stores: endpoints.adminStores.list,
  payments: endpoints.adminPayments.list,
  withdrawals: endpoints.adminMoney.withdrawals,
  ledger: endpoints.adminLedger.journals,
  cases: endpoints.adminComplaints.list,
  audit: endpoints.admin.audit,
} as const satisfies Record<ExportList, { staff: readonly StaffRole[] }>;
