import { expect, test } from 'vitest';
import { findNavItem } from './nav-groups.ts';

test.each([
  ['/seller', 'summary'],
  ['/seller/orders', 'orders'],
  ['/seller/orders/ORD-1', 'orders'],
  ['/seller/vouchers', 'vouchers'],
  ['/seller/location', 'location'],
])('%s belongs to the item %s', (path, key) => {
  expect(findNavItem(path)?.key).toBe(key);
});

test('a page of another area belongs to no navigation item', () => {
  expect(findNavItem('/sellers')).toBeUndefined();
});
