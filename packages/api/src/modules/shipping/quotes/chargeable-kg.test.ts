import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeableKg, type ParcelItem } from './chargeable-kg.ts';

const flat = (gram: number, qty = 1): ParcelItem => ({ gram, cm: null, qty });

describe('the kilograms that a parcel pays for', () => {
  test.each([
    [1, 'a light parcel pays for the minimum', [flat(200)]],
    [1, '1.30 kg is one kilogram', [flat(1_300)]],
    [2, '1.301 kg is two', [flat(1_301)]],
    [2, 'pieces are weighed together, not one by one', [flat(650, 3)]],
    [3, 'several goods are weighed together', [flat(1_200), flat(700, 2)]],
    [2, '30 × 20 × 20 cm counts as 2 kg', [{ gram: 400, cm: { l: 30, w: 20, h: 20 }, qty: 1 }]],
    [4, 'two of them count as 4 kg', [{ gram: 400, cm: { l: 30, w: 20, h: 20 }, qty: 2 }]],
    [
      5,
      'what is heavier than its volume pays by weight',
      [{ gram: 5_000, cm: { l: 10, w: 10, h: 10 }, qty: 1 }],
    ],
    [2, 'a volume of 1.301 kg is two', [{ gram: 1, cm: { l: 1, w: 1, h: 7_801 }, qty: 1 }]],
    [1, 'nothing at all still pays for the minimum', []],
  ])('%i: %s', (kg, _, goods) => {
    expect(chargeableKg(goods)).toBe(kg);
  });

  const piece = fc.record({
    gram: fc.integer({ min: 1, max: 500_000 }),
    cm: fc.option(
      fc.record({
        l: fc.integer({ min: 1, max: 300 }),
        w: fc.integer({ min: 1, max: 300 }),
        h: fc.integer({ min: 1, max: 300 }),
      }),
    ),
    qty: fc.integer({ min: 1, max: 1_000 }),
  });

  test('never fall when something is added, and never fall more than 0.30 kg short of the scale', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), piece, (goods, more) => {
        const kg = chargeableKg(goods);
        expect(chargeableKg([...goods, more])).toBeGreaterThanOrEqual(kg);
        const gram = goods.reduce((sum, { gram, qty }) => sum + gram * qty, 0);
        expect(kg * 1_000).toBeGreaterThanOrEqual(gram - 300);
      }),
    );
  });
});
