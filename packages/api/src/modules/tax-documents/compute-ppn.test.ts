import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computePpn, sumPpn, type TaxedAmount, withoutReturned } from './compute-ppn.ts';
import { findTaxRate } from './tax-rates.ts';

/** 100,000 by `npm run test:payment-races` (V6). */
const orders = process.env.PASAR_RACES === 'full' ? 100_000 : 10_000;

const standard = { kind: 'standard', percent: 12, base_part: 11, base_of: 12 } as const;
const luxury = { kind: 'luxury', percent: 12, base_part: 1, base_of: 1 } as const;

test.each([
  ['standard', '2024-12-31', [11, 1, 1]],
  ['standard', '2025-01-01', [12, 11, 12]],
  ['luxury', '2025-01-31', [12, 11, 12]],
  ['luxury', '2025-02-01', [12, 1, 1]],
  ['exempt', '2026-11-27', undefined],
  ['standard', '2022-03-31', undefined],
] as const)('%s goods have on %s the rate of that day [X1]', (kind, day, rate) => {
  const found = findTaxRate(kind, day);
  expect(found && [found.percent, found.base_part, found.base_of]).toEqual(rate);
});

describe('PPN that a price includes [X2]', () => {
  test.each([
    // Ordinary goods: price = round(A × 100/111), DPP = round(price × 11/12), PPN = the rest.
    [standard, 111_000, 100_000, 91_667, 11_000],
    [standard, 1_110_000, 1_000_000, 916_667, 110_000],
    [standard, 100_000, 90_090, 82_583, 9_910],
    [standard, 180_000, 162_162, 148_649, 17_838],
    [standard, 1, 1, 1, 0],
    [standard, 5, 5, 5, 0],
    [standard, 6, 5, 5, 1],
    [standard, 0, 0, 0, 0],
    [standard, 9_007_199_254_740_991, 8_114_593_923_190_082, 7_438_377_762_924_242, 892_605_331_550_909],
    // Luxury goods: price = round(A × 100/112), DPP = price.
    [luxury, 112_000, 100_000, 100_000, 12_000],
    [luxury, 100_000, 89_286, 89_286, 10_714],
    [luxury, 1, 1, 1, 0],
    // Before 2025: 11 % of the price.
    [{ percent: 11, base_part: 1, base_of: 1 }, 111_000, 100_000, 100_000, 11_000],
  ] as const)('%j of %d: price %d, DPP %d, PPN %d', (rate, amount, price, dpp, ppn) => {
    expect(computePpn(amount, rate)).toEqual({ price, dpp, ppn });
  });

  test('and its price add up to the amount, for any amounts, and PPN is the rate of the base [V6]', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        for (const rate of [standard, luxury]) {
          const { price, dpp, ppn } = computePpn(one, rate);
          expect(price + ppn).toBe(one);
          expect(Math.abs(ppn - (dpp * rate.percent) / 100)).toBeLessThanOrEqual(1);
        }
        const taxed = [
          { ...standard, amount: one },
          { ...luxury, amount: other },
        ];
        const { price, ppn } = sumPpn(taxed);
        expect(price + ppn).toBe(one + other);
      }),
      { numRuns: orders },
    );
  });

  test('goes back with what is returned, all of it with everything, and never below 0 [V6]', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (one, exempt, part) => {
        const taxed: TaxedAmount[] = [{ ...standard, amount: one }];
        const goods = one + exempt;
        const [left] = withoutReturned(taxed, Math.floor(goods * part), goods);
        expect(left?.amount ?? 0).toBeGreaterThanOrEqual(0);
        expect(left?.amount ?? 0).toBeLessThanOrEqual(one);
        expect(sumPpn(withoutReturned(taxed, goods, goods))).toEqual({ price: 0, dpp: 0, ppn: 0 });
        expect(sumPpn(withoutReturned(taxed, 0, goods))).toEqual(sumPpn(goods === 0 ? [] : taxed));
      }),
      { numRuns: orders / 5 },
    );
  });
});
