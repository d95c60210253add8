import { expect, test } from 'vitest';
import { parseBasisPoints } from './share-field.tsx';

test.each([
  ['5', 500],
  ['0.1', 10],
  ['0,07', 7],
  [' 1,1 ', 110],
  ['0.14', 14],
  ['100', 10_000],
  ['0', undefined],
  ['100.01', undefined],
  ['0.001', undefined],
  ['-1', undefined],
  ['1e2', undefined],
  ['', undefined],
])('%j is %s hundredths of a percent', (text, points) => {
  expect(parseBasisPoints(text)).toBe(points);
});
