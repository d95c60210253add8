import type { MarketFigures, StaffRole } from '@pasar/contract';
import { listOwnNavItems, type NavItem } from '../../shared/layout/nav-items.ts';
import { ordersPath } from '../browse-orders/orders-query.ts';
import { storesPath } from '../browse-stores/stores-query.ts';
import { journalsPath } from '../read-ledger/journals-query.ts';

type Name = keyof MarketFigures['cards'];
type Days = { date_start: string; date_end: string };

/** The page that has the rows of each figure. */
const pages: Record<Name, { page: NavItem['key']; toPath: (days: Days) => string }> = {
  gmv: { page: 'orders', toPath: (days) => ordersPath({ ...days, by: 'sold' }) },
  orders: { page: 'orders', toPath: (days) => ordersPath({ ...days, by: 'paid' }) },
  take_rate: { page: 'orders', toPath: (days) => ordersPath({ ...days, by: 'completed' }) },
  new_sellers: { page: 'stores', toPath: (days) => storesPath({ ...days, status: 'all' }) },
  refunds: {
    page: 'ledger',
    toPath: (days) => journalsPath({ ...days, event: 'refunds', account: 'buyer_wallet' }),
  },
};

/** The rows that a figure counts; undefined for roles that do not read them. */
export const getFigurePath = (name: Name, days: Days, roles: readonly StaffRole[]): string | undefined => {
  const { page, toPath } = pages[name];
  return listOwnNavItems(roles).some(({ key }) => key === page) ? toPath(days) : undefined;
};
