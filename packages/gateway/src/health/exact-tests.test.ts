import { expect, test } from 'vitest';
import { binomialTail, fisherTail } from './exact-tests.ts';

test.each([
  [0, 10, 0.5, 1],
  [10, 10, 0.5, 1 / 1024],
  [5, 10, 0.5, 0.623046875],
  [1, 3, 0.1, 1 - 0.9 ** 3],
  [3, 10, 0, 0],
  [0, 10, 0, 1],
  [3, 10, 1, 1],
])('%i or more of %i at a chance of %f', (hits, n, share, chance) => {
  expect(binomialTail(hits, n, share)).toBeCloseTo(chance, 10);
});

test('the lady who tastes tea guesses all four cups once in seventy', () => {
  expect(fisherTail({ hits: 4, of: 4 }, { hits: 0, of: 4 })).toBeCloseTo(1 / 70, 10);
  expect(fisherTail({ hits: 3, of: 4 }, { hits: 1, of: 4 })).toBeCloseTo(17 / 70, 10);
});

test('more hits than one side has may fall to the other', () => {
  expect(fisherTail({ hits: 2, of: 2 }, { hits: 5, of: 10 })).toBeCloseTo(252 / 792, 10);
});

test('without the other side nothing is proven, and large counts stay exact', () => {
  expect(fisherTail({ hits: 50, of: 60 }, { hits: 0, of: 0 })).toBeCloseTo(1, 10);
  expect(fisherTail({ hits: 60, of: 2_000 }, { hits: 150, of: 5_000 })).toBeGreaterThan(0.4);
  expect(fisherTail({ hits: 400, of: 2_000 }, { hits: 10, of: 5_000 })).toBeLessThan(1e-50);
});
