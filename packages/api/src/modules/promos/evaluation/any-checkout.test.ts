import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { now, voucher } from '../testing/voucher.ts';
import { allocateDiscount } from './allocate-discount.ts';
import { computeSaving } from './apply-vouchers.ts';
import { toSlot } from './candidate.ts';
import { evaluatePromos } from './evaluate-promos.ts';
import type { PromoOrder } from './promo-order.ts';

const money = fc.integer({ min: 0, max: 500_000_000 });
const anyVoucher = fc
  .record({
    merchant_id: fc.constantFrom(null, null, 1, 2, 3),
    kind: fc.constantFrom('discount' as const, 'discount' as const, 'shipping' as const),
    discount_type: fc.constantFrom('amount' as const, 'percent' as const),
    value: fc.integer({ min: 1, max: 1_000_000 }),
    max_discount: fc.option(fc.integer({ min: 1, max: 200_000 })),
    min_spend: fc.oneof(fc.constant(0), money),
    scope: fc.constantFrom('all' as const, 'products' as const, 'categories' as const),
    covered: fc.uniqueArray(fc.integer({ min: 1, max: 5 })).map((ids) => new Set(ids)),
    usedByPerson: fc.constantFrom(0, 0, 0, 1),
  })
  .map(({ value, ...more }) =>
    voucher({
      ...more,
      discount_value: more.discount_type === 'percent' ? (value % 100) + 1 : value,
    }),
  );
const anyOrders = fc
  .array(
    fc.record({
      merchantId: fc.integer({ min: 1, max: 3 }),
      shipping: fc.integer({ min: 0, max: 100_000 }),
      lines: fc.array(
        fc.record({
          productId: fc.integer({ min: 1, max: 5 }),
          categoryId: fc.integer({ min: 1, max: 5 }),
          amount: money,
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((made): PromoOrder[] =>
    made.map((order, place) => ({
      ...order,
      key: place,
      lines: order.lines.map((line, at) => ({ ...line, key: place * 100 + at })),
    })),
  );
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('for any checkout and any vouchers', () => {
  const anyCheckout = fc.tuple(anyOrders, fc.array(anyVoucher, { maxLength: 8 }), fc.boolean());

  test('parts add up, and nothing falls below 0', () => {
    fc.assert(
      fc.property(anyCheckout, ([orders, candidates, best]) => {
        const selected = best ? ('best' as const) : candidates.map(({ id }) => id);
        const quote = evaluatePromos({ orders, candidates, selected, now });
        for (const order of orders) {
          const got = quote.orders.get(order.key);
          const lines = order.lines.map((line) => ({ ...line, ...quote.lines.get(line.key) }));
          for (const { amount, seller = -1, platform = -1 } of lines) {
            expect(seller).toBeGreaterThanOrEqual(0);
            expect(platform).toBeGreaterThanOrEqual(0);
            expect(amount - seller - platform).toBeGreaterThanOrEqual(0);
          }
          expect(got?.sellerVoucher?.amount ?? 0).toBe(sum(lines.map(({ seller = -1 }) => seller)));
          expect(got?.platform).toBe(sum(lines.map(({ platform = -1 }) => platform)));
          expect(got?.shipping).toBeGreaterThanOrEqual(0);
          expect(got?.shipping).toBeLessThanOrEqual(order.shipping);
        }
        for (const { voucher, isSelected, amount } of quote.all) {
          if (!isSelected || voucher.kind !== 'shipping' || voucher.merchant_id === null) continue;
          const own = orders.filter(({ merchantId }) => merchantId === voucher.merchant_id);
          const left = sum(own.map((order) => order.shipping - (quote.orders.get(order.key)?.shipping ?? 0)));
          expect(amount).toBeLessThanOrEqual(left);
        }
        const parts = [...quote.orders.values()].map(
          ({ sellerVoucher, platform, shipping }) => (sellerVoucher?.amount ?? 0) + platform + shipping,
        );
        expect(sum(parts)).toBe(computeSaving(quote));
        expect(quote.uses.every(({ amount }) => amount > 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('at most one voucher is selected per place, and only usable ones', () => {
    fc.assert(
      fc.property(anyCheckout, ([orders, candidates, best]) => {
        const selected = best ? ('best' as const) : candidates.map(({ id }) => id);
        const quote = evaluatePromos({ orders, candidates, selected, now });
        const chosen = quote.all.filter(({ isSelected }) => isSelected);
        expect(new Set(chosen.map(({ voucher }) => toSlot(voucher))).size).toBe(chosen.length);
        expect(chosen.map(({ voucher }) => voucher.id).sort()).toEqual(quote.selected.toSorted());
        expect(chosen.every(({ refused }) => refused === null)).toBe(true);
      }),
    );
  });

  test('the best selection saves as much as any other voucher in one of its places would', {
    tags: 'slow',
  }, () => {
    fc.assert(
      fc.property(anyCheckout, ([orders, candidates]) => {
        const best = evaluatePromos({ orders, candidates, selected: 'best', now });
        for (const { id } of candidates) {
          const other = evaluatePromos({ orders, candidates, selected: [...best.selected, id], now });
          expect(computeSaving(other)).toBeLessThanOrEqual(computeSaving(best));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('shares add up to the total and stay below their weights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 500_000_000_000 }), { minLength: 1 }),
        fc.nat(1_000),
        (weights, permille) => {
          const total = sum(weights);
          const amount = Math.floor((total / 1_000) * permille);
          const parts = allocateDiscount(amount, weights);
          expect(sum(parts)).toBe(total === 0 ? 0 : amount);
          expect(parts.every((part, place) => part >= 0 && part <= (weights[place] ?? 0))).toBe(true);
        },
      ),
    );
  });
});
