import { expect, test } from 'vitest';
import { roomOf } from './rooms.ts';

test.each([
  ['/seller', 'summary'],
  ['/seller/orders', 'orders'],
  ['/seller/orders/ORD-1', 'orders'],
  ['/seller/vouchers', 'vouchers'],
  ['/seller/location', 'location'],
])('%s lies in the room %s', (path, room) => {
  expect(roomOf(path)?.key).toBe(room);
});

test('a page of another area lies in no room', () => {
  expect(roomOf('/sellers')).toBeUndefined();
});
