import { expect, test } from 'vitest';
import { orderLimits } from './order-limits.ts';

test("the stock and the seller's own limit bound a quantity, whichever is less [S28]", () => {
  expect(orderLimits({ min_order: 1, max_order: null }, 32)).toEqual({ min: 1, max: 32, enough: true });
  expect(orderLimits({ min_order: 2, max_order: 5 }, 32)).toEqual({ min: 2, max: 5, enough: true });
  expect(orderLimits({ min_order: 2, max_order: 5 }, 3)).toEqual({ min: 2, max: 3, enough: true });
});

test('a stock below the least order cannot be bought', () => {
  expect(orderLimits({ min_order: 3, max_order: null }, 2)).toEqual({ min: 3, max: 3, enough: false });
  expect(orderLimits({ min_order: 1, max_order: null }, 0)).toEqual({ min: 1, max: 1, enough: false });
});
