import { expect, test } from 'vitest';
import { mannWhitneyTail } from './mann-whitney.ts';

// Computed apart, with an exact error function.
test.each([
  [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], 0.542_235],
  [[6, 7, 8, 9, 10], [1, 2, 3, 4, 5], 0.006_093],
  [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], 0.996_692],
  [[3, 3, 3, 5, 5], [1, 3, 3, 3, 4], 0.143_863],
])('%j beside %j: %f [F37]', (one, other, expected) => {
  expect(mannWhitneyTail(one, other)).toBeCloseTo(expected, 5);
});

test('nothing known, or all the same, is no difference', () => {
  expect(mannWhitneyTail([], [1])).toBe(1);
  expect(mannWhitneyTail([2, 2, 2], [2, 2])).toBe(1);
});
