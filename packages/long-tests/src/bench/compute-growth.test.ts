import { expect, test } from 'vitest';
import { computeGrowth } from './compute-growth.ts';

test('growth compares the largest market with the smallest, in any order [P9]', () => {
  expect(computeGrowth([5_000, 100_000], [10, 15])).toBe(1.5);
  expect(computeGrowth([100_000, 5_000], [15, 10])).toBe(1.5);
});

test('one size has no growth: it would be compared with itself [P9]', () => {
  expect(computeGrowth([5_000], [10])).toBeNull();
  expect(computeGrowth([5_000, 5_000], [10, 12])).toBeNull();
});
