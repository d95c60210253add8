import { expect, test } from 'vitest';
import { toBasisPoints } from './to-basis-points.ts';

test.each([
  ['2,5', 250],
  ['2.5 %', 250],
  ['0', 0],
  ['100', 10_000],
  ['12,34', 1234],
  ['', null],
  ['  ', null],
  ['100,01', undefined],
  ['-1', undefined],
  ['2,555', undefined],
  ['lima', undefined],
])('%j is %s basis points', (typed, bps) => {
  expect(toBasisPoints(typed)).toBe(bps);
});
