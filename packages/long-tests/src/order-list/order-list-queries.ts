import { orderStatusNames } from '@pasar/contract';
import type { ManyOrders } from './arrange-many-orders.ts';

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T; // the remainder is a place in it

/** The other lists and figures that read the same rows, as paths below `/admin`. */
const others: readonly (readonly [string, (at: number) => string])[] = [
  ['the queue', () => '/queue/list'],
  ['what is late in the queue', () => '/queue/list?show=late'],
  ['figures of 30 days', () => '/figures'],
  ['figures of a year', () => '/figures?date_start=2025-12-01&date_end=2026-11-30'],
  ['the overview', () => '/overview'],
  ['stuck orders', () => '/orders/list?stuck=yes'],
  ['orders of a courier', () => '/orders/list?courier=jnt'],
  ['orders paid from the wallet', () => '/orders/list?method=wallet'],
  ['orders of a courier, a status', (at) => `/orders/list?courier=jnt&status=${of(orderStatusNames, at)}`],
  [
    'orders from the wallet, a status',
    (at) => `/orders/list?method=wallet&status=${of(orderStatusNames, at)}`,
  ],
  ['parcels', () => '/parcels/list'],
  ['payments', () => '/payments/list'],
  ['journals', () => '/ledger/journals'],
  ['the journals of a wallet', (at) => `/ledger/journals?account=seller_wallet&owner=${1 + at}`],
  ['balances', () => '/ledger/wallets'],
  ['settlements', () => '/ledger/settlements'],
  ['tax documents', () => '/ledger/tax'],
  ['people', () => '/users/list'],
  ['people by name', (at) => `/users/list?search=pembeli${1 + at * 37}`],
  ['stores', () => '/merchants/list?status=all'],
  ['the palette', (at) => `/find?search=nomor ${1 + at}`],
];

/** What staff ask of the orders of all stores, as paths below `/admin`; the number is the turn. */
export const getOrderListQueries = ({
  codes,
  stores,
  days,
}: ManyOrders): (readonly [string, (at: number) => string])[] => {
  const filters: (readonly [string, (at: number) => string])[] = [
    ['all', () => ''],
    ['a status', (at) => `status=${of(orderStatusNames, at)}`],
    ['a store', (at) => `store=${of(stores, at)}`],
    ['a store and a status', (at) => `store=${of(stores, at)}&status=completed`],
    ['a day', (at) => `date_start=${of(days, at)}&date_end=${of(days, at)}`],
    ['all since a day, a status', (at) => `date_start=${of(days, at)}&status=shipped`],
    ['a code', (at) => `search=${of(codes, at)}`],
    ['a waybill', (at) => `search=resi${1 + at * 6}`],
    ["a buyer's name", (at) => `search=pembeli${1 + at * 37}`],
    ['a part of many names', (at) => `search=${of(['siti', 'budi', 'toko'], at)}`],
    ['a part of names, a status', (at) => `search=${of(['siti', 'budi', 'toko'], at)}&status=new`],
    ['nothing of the kind', (at) => `search=tidak ada ${at}`],
  ];
  return [
    ...filters.flatMap(([name, query]) =>
      (['newest', 'oldest'] as const).map(
        (sort) => [`${name}, ${sort}`, (at: number) => `/orders/list?${query(at)}&sort=${sort}`] as const,
      ),
    ),
    ...others,
  ];
};
