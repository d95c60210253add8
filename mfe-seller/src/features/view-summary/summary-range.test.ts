import { expect, test } from 'vitest';
import { findPreset, jakartaDay, presetDays, summaryPath } from './summary-range.ts';

test('a day begins at midnight in Jakarta, wherever the device is [R20]', () => {
  expect(jakartaDay('2026-11-21T16:59:59Z')).toBe('2026-11-21');
  expect(jakartaDay('2026-11-21T17:00:00Z')).toBe('2026-11-22');
});

test.each([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['month', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['thisMonth', '2026-03-15', '2026-03-01', '2026-03-15'],
  ['lastMonth', '2026-03-15', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
] as const)('%s on %s runs from %s to %s [SELL-09]', (preset, today, date_start, date_end) => {
  expect(presetDays(preset, today)).toEqual({ date_start, date_end });
});

test('of two ranges that are the same today one is chosen, and of other days none [SELL-09]', () => {
  const november = { date_start: '2026-11-01', date_end: '2026-11-30' };
  expect(presetDays('thisMonth', '2026-11-30')).toEqual(november);
  expect(findPreset(november, '2026-11-30')).toBe('month');
  expect(findPreset(november, '2026-11-29')).toBeUndefined();
});

test('the address names the days as in the specification [SELL-09]', () => {
  expect(summaryPath({ date_start: '2026-11-01', date_end: '2026-11-07' })).toBe(
    '/seller?date_start=2026-11-01&date_end=2026-11-07',
  );
  expect(summaryPath({})).toBe('/seller');
});
