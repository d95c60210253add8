import { expect, test } from 'vitest';
import { parseInteger } from './parse-integer.ts';

test.each([
  ['75000', 75_000],
  ['75.000', 75_000],
  ['1.250.000', 1_250_000],
  ['Rp75.000', 75_000],
  ['Rp. 75.000,00', 75_000],
  ['rp 500', 500],
  ['-5', -5],
  ['007', 7],
  [75_000, 75_000],
])('%s is a whole number', (cell, number) => {
  expect(parseInteger(cell)).toBe(number);
});

test.each([
  'abc',
  '',
  '75,000',
  '75.00',
  '1.5',
  '7.5000',
  '1e3',
  '0x10',
  '٧٥',
  '1.000,5',
  '9'.repeat(20),
  1.125,
  Number.NaN,
])('%s is none, so that nothing is sold a thousand times too cheap', (cell) => {
  expect(parseInteger(cell)).toBeNull();
});
