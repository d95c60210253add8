import { expect, test } from 'vitest';
import { median } from './median.ts';

test('the middle of the runs represents them, whatever their order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(() => median([])).toThrow(RangeError);
});
