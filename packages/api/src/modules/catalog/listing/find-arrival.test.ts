import { expect, test } from 'vitest';
import { formatShortArrival } from './find-arrival.ts';

test.each([
  ['2026-11-23', '2026-11-24', '23–24 Nov', '23–24 Nov'],
  ['2026-11-22', '2026-11-22', '22 Nov', '22 Nov'],
  ['2026-11-30', '2026-12-02', '30 Nov – 2 Des', '30 Nov – 2 Dec'],
  ['2027-05-03', '2027-05-06', '3–6 Mei', '3–6 May'],
])('the days from %s to %s read %s in Indonesian, %s in English', (from, to, id, en) => {
  expect(formatShortArrival(from, to, 'id')).toBe(id);
  expect(formatShortArrival(from, to, 'en')).toBe(en);
});
