import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Day, PathId, TransactionCode } from './wire-id.ts';

test.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is a day', (day) => {
  expect(v.is(Day, day)).toBe(true);
});

test.each(['2026-02-30', '2026-13-01', '2026-2-3', '21-11-2026', ''])('%j is no day', (day) => {
  expect(v.is(Day, day)).toBe(false);
});

test.each(['0', '-1', '1.5', 'NaN', '1e309', '9007199254740993', ''])('%j is no id [S28]', (id) => {
  expect(v.is(PathId, id)).toBe(false);
});

test('a code names its day and ends in five random characters [S22]', () => {
  expect(v.is(TransactionCode, 'ORD-20261121-7K2QX')).toBe(true);
  expect(v.is(TransactionCode, "ORD-20261121-7K2QX' or 1=1")).toBe(false);
});
