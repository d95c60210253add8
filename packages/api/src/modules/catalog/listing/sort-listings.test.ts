import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstInOrder, windowInOrder } from './sort-listings.ts';

test('the first of many are what sorting all of them would put in front', () => {
  const keys = [(slot: number) => -(slot % 7), (slot: number) => slot];
  const ties = (one: number, other: number) => (one % 7) - (other % 7) || other - one;
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(10_000), { maxLength: 300 }), fc.nat(320), (slots, count) => {
      expect(firstInOrder(Int32Array.from(slots), count, keys)).toEqual(slots.toSorted(ties).slice(0, count));
    }),
  );
});

test('any window of many is what sorting all of them would put there, far behind the first too [API-02]', {
  tags: 'slow',
}, () => {
  const many = 5_000;
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(many + 200), fc.integer({ min: 1, max: 120 }), (seed, from, size) => {
      const slots = Array.from({ length: many }, (_, n) => (n * 4_999 + seed * 13) % many);
      const keys = [(slot: number) => -((slot * seed) % 97), (slot: number) => slot];
      const order = (one: number, other: number) =>
        ((one * seed) % 97) - ((other * seed) % 97) || other - one;
      const to = Math.min(from + size, many);
      const given = Int32Array.from(slots);
      expect(windowInOrder(given, { from, to }, keys)).toEqual(slots.toSorted(order).slice(from, to));
      expect([...given]).toEqual(slots);
    }),
    { numRuns: 60 },
  );
});
