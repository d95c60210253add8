import { expect, test } from 'vitest';
import { seedSize } from './seed-size.ts';

test('a size is read from the command line, part by part', () => {
  expect(seedSize([])).toEqual({});
  expect(seedSize(['--products', '100000', '--orders=5'])).toEqual({ products: 100_000, orders: 5 });
});

test.each([[['--products', 'many']], [['--products', '-5']], [['--shops', '3']], [['100000']]])(
  '%j is not understood',
  (args) => {
    expect(seedSize(args)).toBeNull();
  },
);
