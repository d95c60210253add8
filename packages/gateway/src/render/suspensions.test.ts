import { expect, test } from 'vitest';
import { Suspensions } from './suspensions.ts';

const minute = 60_000;

test('three faults within five minutes suspend a version for a minute, then twice as long each time [F28]', () => {
  const suspensions = new Suspensions();
  const faults = (at: number) => [0, 1, 2].map((n) => suspensions.fault('a', at + n));
  expect(faults(0)).toEqual([false, false, true]);
  expect(suspensions.has('a', minute)).toBe(true);
  expect(suspensions.has('b', minute)).toBe(false);
  expect(suspensions.has('a', minute + 10)).toBe(false);
  for (const rest of [2, 4, 8, 15, 15]) {
    const at = 100 * minute * rest;
    faults(at);
    expect(suspensions.has('a', at + rest * minute)).toBe(true);
    expect(suspensions.has('a', at + rest * minute + 10)).toBe(false);
  }
});

test('faults that are far apart suspend nothing [F28]', () => {
  const suspensions = new Suspensions();
  expect([0, 3, 6, 9].map((at) => suspensions.fault('a', at * minute))).toEqual([false, false, false, false]);
});
