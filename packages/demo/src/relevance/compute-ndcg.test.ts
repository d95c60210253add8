import { expect, test } from 'vitest';
import { computeNdcg } from './compute-ndcg.ts';

test.each([
  ['the best order', [3, 2, 1], [1, 2, 3, 0], 1],
  ['nothing found', [], [3], 0],
  ['nothing to find', [0, 0], [0, 0], null],
  ['the second place', [0, 3], [3, 0], 1 / Math.log2(3)],
])('%s', (_, found, all, expected) => {
  const score = computeNdcg(found, all);
  if (expected === null || score === null) expect(score).toBe(expected);
  else expect(score).toBeCloseTo(expected, 10);
});

test('only the first ten count', () => {
  expect(computeNdcg([...Array<number>(10).fill(0), 3], [3])).toBe(0);
});
