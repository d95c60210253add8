import { expect, test } from 'vitest';
import { formatArrival } from './format-arrival.ts';

test.each([
  ['2026-11-23', '2026-11-24', '23–24 November 2026'],
  ['2026-11-22', '2026-11-22', '22 November 2026'],
  ['2026-11-30', '2026-12-02', '30 November 2026 – 2 Desember 2026'],
])('the days from %s to %s read %s', (from, to, words) => {
  expect(formatArrival(from, to, 'id')).toBe(words);
});
