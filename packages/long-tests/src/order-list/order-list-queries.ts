import { orderStatusNames } from '@pasar/contract';
import type { ManyOrders } from './arrange-many-orders.ts';

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T; // the remainder is a place in it

/** What staff ask of the orders of all stores, as the query of the call; the second number is the turn. */
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
  return filters.flatMap(([name, query]) =>
    (['newest', 'oldest'] as const).map(
      (sort) => [`${name}, ${sort}`, (at: number) => `${query(at)}&sort=${sort}`] as const,
    ),
  );
};
