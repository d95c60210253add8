import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstInOrder } from './sort-goods.ts';

test('the first of many are what sorting all of them would put in front', () => {
  const ties = (one: number, other: number) => (one % 7) - (other % 7) || other - one;
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(10_000), { maxLength: 300 }), fc.nat(320), (slots, count) => {
      expect(firstInOrder(Int32Array.from(slots), count, ties)).toEqual(slots.toSorted(ties).slice(0, count));
    }),
  );
});
