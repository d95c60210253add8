import {
  adminLedgerEndpoints,
  adminOrderEndpoints,
  adminStoreEndpoints,
  hasStaffRole,
  type MarketFigures,
  type StaffRole,
} from '@pasar/contract';
import { ordersPath } from '../browse-orders/orders-query.ts';
import { storesPath } from '../browse-stores/stores-query.ts';
import { journalsPath } from '../read-ledger/journals-query.ts';

type Name = keyof MarketFigures['cards'];
type Days = { date_start: string; date_end: string };

const paths: Record<Name, { list: { staff: readonly StaffRole[] }; toPath: (days: Days) => string }> = {
  gmv: { list: adminOrderEndpoints.list, toPath: (days) => ordersPath({ ...days, by: 'sold' }) },
  orders: { list: adminOrderEndpoints.list, toPath: (days) => ordersPath({ ...days, by: 'paid' }) },
  take_rate: { list: adminOrderEndpoints.list, toPath: (days) => ordersPath({ ...days, by: 'completed' }) },
  new_sellers: { list: adminStoreEndpoints.list, toPath: (days) => storesPath({ ...days, status: 'all' }) },
  refunds: {
    list: adminLedgerEndpoints.journals,
    toPath: (days) => journalsPath({ ...days, event: 'refunds', account: 'buyer_wallet' }),
  },
};

/** The rows that a figure counts; undefined for roles that do not read them. */
export const getFigurePath = (name: Name, days: Days, roles: readonly StaffRole[]): string | undefined => {
  const { list, toPath } = paths[name];
  return hasStaffRole(roles, list.staff) ? toPath(days) : undefined;
};
