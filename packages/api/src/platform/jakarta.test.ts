import { expect, test } from 'vitest';
import { jakartaDay, jakartaDigits, jakartaMidnight, onJakartaClock, startOfJakartaDay } from './jakarta.ts';

const midnight = new Date('2026-11-21T17:00:00Z');
const before = new Date(midnight.getTime() - 1);

test('a day begins at midnight in Asia/Jakarta and ends where the next one begins [R20]', () => {
  expect([jakartaDay(before), jakartaDay(midnight)]).toEqual(['2026-11-21', '2026-11-22']);
  expect(jakartaDigits(midnight)).toBe('20261122');
  expect(jakartaMidnight('2026-11-22')).toEqual(midnight);
  expect(jakartaMidnight('2026-11-22', { next: true })).toEqual(jakartaMidnight('2026-11-23'));
});

test('a time belongs to the day that began before it', () => {
  expect(startOfJakartaDay(midnight)).toEqual(midnight);
  expect(startOfJakartaDay(before)).toEqual(jakartaMidnight('2026-11-21'));
  expect(onJakartaClock(before).getUTCHours()).toBe(23);
});
