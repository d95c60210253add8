import type { MarketFigures, StaffRole } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';
import { listOwnNavItems, type NavItem } from '../../shared/layout/nav-items.ts';

type Name = keyof MarketFigures['cards'];
type Days = { date_start: string; date_end: string };

/** The page that has the rows of each figure. */
const pages: Record<Name, { page: NavItem['key']; toPath: (days: Days) => string }> = {
  gmv: { page: 'orders', toPath: (days) => linkTo('back-office.orders', { ...days, by: 'sold' }) },
  orders: { page: 'orders', toPath: (days) => linkTo('back-office.orders', { ...days, by: 'paid' }) },
  take_rate: { page: 'orders', toPath: (days) => linkTo('back-office.orders', { ...days, by: 'completed' }) },
  new_sellers: { page: 'stores', toPath: (days) => linkTo('back-office.stores', { status: 'all', ...days }) },
  refunds: {
    page: 'ledger',
    toPath: (days) => linkTo('back-office.ledger', { event: 'refunds', account: 'buyer_wallet', ...days }),
  },
};

/** The rows that a figure counts; undefined for roles that do not read them. */
export const getFigurePath = (name: Name, days: Days, roles: readonly StaffRole[]): string | undefined => {
  const { page, toPath } = pages[name];
  return listOwnNavItems(roles).some(({ key }) => key === page) ? toPath(days) : undefined;
};
