import { expect, test } from 'vitest';
import { formatArrival, formatShortArrival } from './format-arrival.ts';

test.each([
  ['2026-11-23', '2026-11-24', '23–24 November 2026', '23–24 Nov'],
  ['2026-11-22', '2026-11-22', '22 November 2026', '22 Nov'],
  ['2026-11-30', '2026-12-02', '30 November 2026 – 2 Desember 2026', '30 Nov – 2 Des'],
  ['2027-05-03', '2027-05-06', '3–6 Mei 2027', '3–6 Mei'],
])('the days from %s to %s read %s, on a card %s', (from, to, words, short) => {
  expect(formatArrival(from, to, 'id')).toBe(words);
  expect(formatShortArrival(from, to, 'id')).toBe(short);
});
