import { expect, test } from 'vitest';
import type { PlacedItem } from '../place/placed-order.ts';
import { commissionBps } from './commission-bps.ts';
import { computeShares, portion, splitEscrow } from './shares.ts';

/** Goods of 100,000 after the vouchers of the store, and a parcel of 9,500 with its insurance. */
const order = {
  items_subtotal: 120_000,
  seller_voucher: 20_000,
  platform_voucher: 0,
  shipping_price: 9_000,
  shipping_discount: 0,
  store_subsidy: 0,
  market_subsidy: 0,
  insurance: 500,
  grand_total: 109_500,
  commission_bps: 500,
};
/** The marketplace pays 10,000 of the goods and 4,000 of the parcel. */
const promoted = {
  ...order,
  platform_voucher: 10_000,
  market_subsidy: 3_000,
  shipping_discount: 1_000,
  grand_total: 95_500,
};
/** The store pays 4,000 of the parcel. */
const offered = { ...order, store_subsidy: 4_000, grand_total: 105_500 };

test('what escrow holds is named by whose it was', () => {
  expect(computeShares(promoted)).toEqual({
    ...{ escrow: 109_500, goods: 100_000, delivery: 9_500, byStore: 0, buyer: 95_500, platform: 14_000 },
  });
  expect(computeShares(offered)).toMatchObject({
    escrow: 105_500,
    byStore: 4_000,
    buyer: 105_500,
    platform: 0,
  });
});

test.each([
  ['nothing of an order', order, 0, { platform: 0, seller: 95_000, commission: 5_000, courier: 9_500 }],
  ['a part of the goods', order, 40_000, { platform: 0, seller: 57_000, commission: 3_000, courier: 9_500 }],
  ['all goods', order, 100_000, { platform: 0, seller: 0, commission: 0, courier: 9_500 }],
  [
    'goods and a part of the parcel',
    order,
    102_000,
    { platform: 0, seller: 0, commission: 0, courier: 7_500 },
  ],
  [
    'a third of promoted goods, with a third of the promo',
    promoted,
    30_000,
    { platform: 3_333, seller: 63_334, commission: 3_333, courier: 9_500 },
  ],
  [
    'promoted goods and a part of the promoted parcel',
    promoted,
    92_000,
    { platform: 11_455, seller: 0, commission: 0, courier: 6_045 },
  ],
  [
    'nothing where the store pays a part of the parcel',
    offered,
    0,
    { platform: 0, seller: 91_000, commission: 5_000, courier: 9_500 },
  ],
  [
    'so much that the commission has to make room for the parcel',
    offered,
    95_900,
    { platform: 0, seller: 0, commission: 100, courier: 9_500 },
  ],
  [
    'so much that the goods pay the store’s part no more',
    offered,
    99_000,
    { platform: 0, seller: 0, commission: 0, courier: 6_500 },
  ],
  [
    'goods and a part of the parcel, which store, marketplace and buyer paid together',
    { ...offered, shipping_discount: 1_000, grand_total: 104_500 },
    102_000,
    { platform: 444, seller: 0, commission: 0, courier: 3_056 },
  ],
  [
    'all that a buyer paid for goods that the marketplace gave',
    { ...order, platform_voucher: 100_000, grand_total: 9_500 },
    9_500,
    { platform: 100_000, seller: 0, commission: 0, courier: 0 },
  ],
])('a refund of %s leaves each its part', (_, paid, refund, parts) => {
  expect(splitEscrow(paid, refund)).toEqual({ buyer: refund, ...parts });
});

test('a refund of more than was paid names both amounts', () => {
  expect(() => splitEscrow(order, 109_501)).toThrow('a refund of 109501 of an order of 109500');
});

test.each([
  [10, 1, 4, 3],
  [10, 1, 3, 3],
  [5, 0, 7, 0],
  [5, 7, 0, 0],
  [9_007_199_254_740_991, 3, 3, 9_007_199_254_740_991],
])('%d × %d ÷ %d is %d, rounded half up', (amount, part, of, result) => {
  expect(portion(amount, part, of)).toBe(result);
});

test('the rate of an order is that of its lines, by what they cost after the voucher, rounded half up', () => {
  const rates = new Map([
    [1, 200],
    [2, 301],
  ]);
  const rate = (...lines: [productId: number, lineTotal: number, sellerDiscount?: number][]) =>
    commissionBps(
      lines.map(([productId, lineTotal, sellerDiscount = 0]) => ({
        productId,
        lineTotal,
        sellerDiscount,
      })) as PlacedItem[],
      rates,
    );
  expect(rate([1, 1_000])).toBe(200);
  expect(rate([1, 1_000], [2, 1_000])).toBe(251);
  expect(rate([1, 3_000, 2_000], [2, 1_000])).toBe(251);
  expect(rate([1, 1_001], [2, 1_000])).toBe(250);
  expect(rate([1, 1_000], [9, 1_000])).toBe(350);
  expect(rate([1, 1_000, 1_000])).toBe(500);
  expect(rate()).toBe(500);
});
