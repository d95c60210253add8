import { expect, test } from 'vitest';
import { toClock, toTypedClock } from './clock.ts';

test.each([
  ['9.30', '09:30'],
  ['23:59', '23:59'],
  ['0930', '09:30'],
  [' 930 ', '09:30'],
  ['24.00', '24.00'],
  ['9.60', '9.60'],
  ['besok', 'besok'],
  ['', ''],
])('%j is %j', (typed, clock) => expect(toClock(typed)).toBe(clock));

test('a time of day is shown as the language writes it, anything else as it was typed', () => {
  expect([toTypedClock('09:30', '.'), toTypedClock('09:30', ':'), toTypedClock('9.6', '.')]).toEqual([
    '09.30',
    '09:30',
    '9.6',
  ]);
});
