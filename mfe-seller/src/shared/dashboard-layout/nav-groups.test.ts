import { expect, test } from 'vitest';
import { findNavItem } from './nav-groups.ts';

test.each([
  ['/seller', 'summary'],
  ['/seller/orders', 'orders'],
  ['/seller/orders/ORD-1', 'orders'],
  ['/seller/vouchers', 'vouchers'],
  ['/seller/location', 'location'],
])('%s lies in the room %s', (path, room) => {
  expect(findNavItem(path)?.key).toBe(room);
});

test('a page of another area belongs to no navigation item', () => {
  expect(findNavItem('/sellers')).toBeUndefined();
});
