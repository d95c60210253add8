import { expect, test } from 'vitest';
import type { Session } from '../session/session.ts';
import { computeTotals } from './compute-totals.ts';
import type { DraftOrder } from './draft.ts';

// No other columns are added up.
const session = (useWallet: boolean) => ({ useWallet }) as Session;
const line = (unitPrice: number, bought: number, basePrice: number, compareAtPrice: number | null = null) =>
  ({ unitPrice, bought, variant: { basePrice, compareAtPrice } }) as DraftOrder['lines'][number];
const orderOf = (more: object): DraftOrder =>
  ({
    ...{ subtotal: 0, lines: [], sellerVoucher: null, platformVoucher: 0, chosen: null },
    ...{ shippingDiscount: 0, insurance: 0, total: 0, ...more },
  }) as unknown as DraftOrder;

const orders = [
  orderOf({
    ...{ subtotal: 200_000, total: 180_500, insurance: 500, shippingDiscount: 2_000, platformVoucher: 3_000 },
    sellerVoucher: { promoId: 1, code: 'A', amount: 20_000 },
    chosen: { price: 9_000, subsidy: { offerId: 1, by: 'store', amount: 4_000 } },
  }),
  orderOf({ subtotal: 50_000, total: 58_000, chosen: { price: 8_000, subsidy: null } }),
  orderOf({ subtotal: 1_000, total: 1_000 }),
];

test('the totals of a checkout are those of all its orders', () => {
  expect(computeTotals(session(false), orders, 30_000)).toEqual({
    ...{ subtotal: 251_000, productDiscount: 0, voucher: 23_000, shipping: 17_000, shippingOffer: 4_000 },
    ...{ shippingDiscount: 2_000, insurance: 500, grandTotal: 239_500 },
    ...{ walletBalance: 30_000, walletUsed: 0, payable: 239_500 },
  });
});

test('a wallet pays as much as it has, up to all of it, where the buyer wants that', () => {
  expect(computeTotals(session(true), orders, 30_000)).toMatchObject({
    walletUsed: 30_000,
    payable: 209_500,
  });
  expect(computeTotals(session(true), orders, 999_999)).toMatchObject({ walletUsed: 239_500, payable: 0 });
  expect(computeTotals(session(true), [], 5)).toMatchObject({ grandTotal: 0, walletUsed: 0, payable: 0 });
});

test('the saving on goods is what they cost less than their usual or crossed-out price, whichever is higher', () => {
  const saving = (...lines: ReturnType<typeof line>[]) =>
    computeTotals(session(false), [orderOf({ lines })], 0).productDiscount;
  expect(saving(line(8_000, 2, 10_000))).toBe(4_000);
  expect(saving(line(8_000, 2, 8_000, 9_000))).toBe(2_000);
  expect(saving(line(8_000, 2, 10_000, 9_000))).toBe(4_000);
  expect(saving(line(8_000, 1, 7_000, 6_000))).toBe(0);
  expect(saving(line(8_000, 0, 10_000))).toBe(0);
  expect(saving(line(8_000, 1, 10_000), line(5_000, 3, 6_000))).toBe(5_000);
});
