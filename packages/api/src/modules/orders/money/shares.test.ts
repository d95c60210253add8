import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commissionOn, computeShares, splitEscrow } from './shares.ts';

const rupiah = (max: number) => fc.integer({ min: 0, max });

/** Any order that the database would take, up to a billion rupiah. */
const anyOrder = fc
  .record({
    items: rupiah(1_000_000_000),
    seller: fc.double({ min: 0, max: 1, noNaN: true }),
    platform: fc.double({ min: 0, max: 1, noNaN: true }),
    shipping: rupiah(5_000_000),
    offerPart: fc.double({ min: 0, max: 1, noNaN: true }),
    byStore: fc.boolean(),
    shippingPart: fc.double({ min: 0, max: 1, noNaN: true }),
    insurance: rupiah(2_000_000),
    bps: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ items, seller, platform, shipping, offerPart, byStore, shippingPart, insurance, bps }) => {
    const seller_voucher = Math.floor(items * seller);
    const platform_voucher = Math.floor((items - seller_voucher) * platform);
    const offer = Math.floor(shipping * offerPart);
    const store_subsidy = byStore ? Math.min(offer, items - seller_voucher) : 0;
    const market_subsidy = byStore ? 0 : offer;
    const left = shipping - store_subsidy - market_subsidy;
    const shipping_discount = Math.floor(left * shippingPart);
    return {
      items_subtotal: items,
      seller_voucher,
      platform_voucher,
      shipping_price: shipping,
      store_subsidy,
      market_subsidy,
      shipping_discount,
      insurance,
      grand_total: items - seller_voucher - platform_voucher + left - shipping_discount + insurance,
      commission_bps: bps,
    };
  });

const withRefund = anyOrder.chain((order) =>
  fc.record({ order: fc.constant(order), refund: rupiah(order.grand_total) }),
);

const sum = (parts: object) => Object.values(parts).reduce((total: number, part: number) => total + part, 0);

describe('the escrow of an order', () => {
  test('is what the buyer and the marketplace paid, and what the seller and the courier are owed', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { escrow, goods, delivery, byStore, buyer, platform } = computeShares(order);
        expect(goods + delivery - byStore).toBe(escrow);
        expect(buyer + platform).toBe(escrow);
      }),
    );
  });

  test('is split after a complaint without a rupiah too many or too few', () => {
    fc.assert(
      fc.property(withRefund, ({ order, refund }) => {
        const split = splitEscrow(order, refund);
        expect(sum(split)).toBe(computeShares(order).escrow);
        expect(split.buyer).toBe(refund);
        for (const part of Object.values(split)) expect(part).toBeGreaterThanOrEqual(0);
        expect(Object.values(split).every(Number.isSafeInteger)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('gives commission on the items that stay sold, and never more for a larger refund', () => {
    fc.assert(
      fc.property(withRefund, ({ order, refund }) => {
        const { seller, commission } = splitEscrow(order, refund);
        // Together with its part of the shipping rate, as long as both fit into the price.
        if (seller > 0 && refund < order.grand_total) {
          expect(commission).toBe(
            commissionOn(seller + commission + order.store_subsidy, order.commission_bps),
          );
        }
        if (refund >= order.grand_total) return;
        const more = splitEscrow(order, refund + 1);
        expect(more.commission).toBeLessThanOrEqual(commission);
        expect(more.courier).toBeLessThanOrEqual(splitEscrow(order, refund).courier);
      }),
    );
  });

  test('goes back as it came when everything is refunded', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { buyer, platform } = computeShares(order);
        expect(splitEscrow(order, buyer)).toEqual({ buyer, platform, seller: 0, commission: 0, courier: 0 });
      }),
    );
  });

  test.each([-1, 0.5, Number.NaN, 109_001])('is not split for a refund of %d', (refund) => {
    const order = {
      items_subtotal: 100_000,
      seller_voucher: 0,
      platform_voucher: 0,
      shipping_price: 9_000,
      shipping_discount: 0,
      store_subsidy: 0,
      market_subsidy: 0,
      insurance: 0,
      grand_total: 109_000,
      commission_bps: 500,
    };
    expect(() => splitEscrow(order, refund)).toThrow(RangeError);
  });
});

describe('commission', () => {
  test.each([
    [100_000, 500, 5_000],
    [99_990, 500, 5_000],
    [99_989, 500, 4_999],
    [1, 5_000, 1],
    [0, 500, 0],
    [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991],
  ])('on %d at %d basis points is %d, rounded half up', (goods, bps, commission) => {
    expect(commissionOn(goods, bps)).toBe(commission);
  });
});
