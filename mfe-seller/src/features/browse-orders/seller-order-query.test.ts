import { expect, test } from 'vitest';
import { isFiltered, readSellerOrderQuery, sellerOrderListPath } from './seller-order-query.ts';

const read = (query: string) => readSellerOrderQuery(new URLSearchParams(query));

test('[SELL-05] the address of a list is read as far as it makes sense', () => {
  expect(read('status=to_ship&page=2')).toMatchObject({ status: 'to_ship', page: 2 });
  expect(read('status=unpaid&page=0&courier=pos&date_end=31-12-2026')).toEqual({
    status: 'all',
    search: '',
    courier: '',
    date_start: undefined,
    date_end: undefined,
    page: 1,
  });
});

test('[SELL-05] a list has one address', () => {
  expect(sellerOrderListPath(read(''))).toBe('/seller/orders');
  expect(sellerOrderListPath(read('status=new&search=batik&page=2'))).toBe(
    '/seller/orders?status=new&search=batik&page=2',
  );
  expect(isFiltered(read('status=new'))).toBe(false);
  expect(isFiltered(read('search=batik'))).toBe(true);
  expect(sellerOrderListPath(read('courier=jnt'))).toBe('/seller/orders?courier=jnt');
  expect(isFiltered(read('courier=jnt'))).toBe(true);
});
