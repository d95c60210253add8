import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['batik', 'batik', 0],
  ['batk', 'batik', 1],
  ['batk', 'batu', 1],
  ['kemja', 'kemeja', 1],
  ['sepaut', 'sepatu', 1],
  ['', 'kopi', 4],
  ['kopi', 'teh', 4],
])('from %s to %s it is %i slips', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips);
  expect(editDistance(other, one)).toBe(slips);
});
