import { expect, test } from 'vitest';
import { toIsoTime, toLocalDateTime } from './local-date-time.ts';

test('times are those of Jakarta, wherever the device is [R20]', () => {
  expect(toLocalDateTime('2026-11-21T17:30:00Z')).toBe('2026-11-22T00:30');
  expect(Date.parse(toIsoTime('2026-11-22T00:30'))).toBe(Date.parse('2026-11-21T17:30:00Z'));
});

test('an unchanged time retains its seconds, so that a running voucher stays as it was [SELL-04]', () => {
  const before = '2026-11-21T17:30:12.345Z';
  expect(toIsoTime('2026-11-22T00:30', before)).toBe(before);
  expect(toIsoTime('2026-11-22T00:31', before)).not.toBe(before);
  expect(toIsoTime('')).toBe('');
});
