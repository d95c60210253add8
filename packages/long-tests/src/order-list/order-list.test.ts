import { expect, test } from 'vitest';
import { measureOrderList } from './measure-order-list.ts';

test('lists and figures of the back office respond to every filter in every order, at any size [B30]', {
  timeout: 60_000,
}, async () => {
  const figures = await measureOrderList(300, 1);
  expect(figures).toHaveLength(46);
  expect(figures.map(({ p95 }) => p95).every((ms) => ms > 0)).toBe(true);
});
