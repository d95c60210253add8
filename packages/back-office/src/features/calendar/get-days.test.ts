import { expect, test } from 'vitest';
import { getDays } from './get-days.ts';

test.each([
  ['2026-11-02T17:00:00Z', '2026-11-04T17:00:00Z', { from: 3, to: 4 }],
  ['2026-10-02T17:00:00Z', '2026-11-04T17:00:01Z', { from: 1, to: 5 }],
  ['2026-11-30T16:59:59Z', null, { from: 30, to: 30 }],
  ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', { from: 1, to: 30 }],
])('a campaign from %s to %s runs on days of November in Jakarta', (starts_at, ends_at, days) => {
  expect(getDays({ starts_at, ends_at }, '2026-11')).toEqual({ ...days, of: 30 });
});
