import { expect, test } from 'vitest';
import { isFiltered, orderListPath, readOrderQuery } from './order-query.ts';

const read = (query: string) => readOrderQuery(new URLSearchParams(query));

test.each([
  ['', { status: 'all', search: '', date_start: undefined, date_end: undefined, page: 1 }],
  ['status=shipped&page=3', { status: 'shipped', page: 3 }],
  ['status=stolen&page=-1&date_start=yesterday', { status: 'all', page: 1, date_start: undefined }],
  ['page=1.5', { page: 1 }],
  ['search=+batik+&date_end=2026-11-30', { search: 'batik', date_end: '2026-11-30' }],
])('[BUYER-03] %s is read as far as it makes sense', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test('[BUYER-03] a list has one address', () => {
  expect(orderListPath(read(''))).toBe('/account/orders');
  expect(orderListPath(read('status=shipped&search=batik&page=2'))).toBe(
    '/account/orders?status=shipped&search=batik&page=2',
  );
  expect(isFiltered(read('status=shipped'))).toBe(false);
  expect(isFiltered(read('date_start=2026-11-01'))).toBe(true);
});
