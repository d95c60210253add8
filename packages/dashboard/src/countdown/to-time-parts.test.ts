import { expect, test } from 'vitest';
import { toTimeParts } from './to-time-parts.ts';

test.each([
  [2 * 86_400 + 3 * 3_600 + 59, 'days', 2, 3],
  [86_400, 'days', 1, 0],
  [86_399, 'hours', 23, 59],
  [3_600, 'hours', 1, 0],
  [3_599, 'minutes', 59, 59],
  [5, 'minutes', 0, 5],
  [0, 'over', 0, 0],
  [-7, 'over', 0, 0],
] as const)('%i seconds are said in %s: %i and %i', (seconds, unit, first, second) => {
  expect(toTimeParts(seconds)).toEqual({ unit, first, second });
});
