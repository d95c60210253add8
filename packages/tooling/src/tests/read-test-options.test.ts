import { expect, test } from 'vitest';
import { readTestOptions } from './read-test-options.ts';

test('without options everything runs that is not slow', () => {
  expect(readTestOptions([])).toEqual({
    isFirstShard: true,
    isLong: false,
    isQuick: true,
    vitest: [],
    playwright: [],
  });
});

test('the long ones run when they are asked for', () => {
  expect(readTestOptions(['--long'])).toMatchObject({
    isLong: true,
    isQuick: false,
    vitest: [],
    playwright: [],
  });
});

test.each([
  ['--changed', 'HEAD'],
  ['--changed=main', 'main'],
])('%s limits both runners to what differs from %s', (option, ref) => {
  const { isQuick, vitest, playwright } = readTestOptions([option]);
  expect(isQuick, 'slow ones included').toBe(false);
  expect(vitest).toContain(`--changed=${ref}`);
  expect(playwright).toContain(`--only-changed=${ref}`);
});

test('a shard is passed to both runners, and the first one runs the checks', () => {
  expect(readTestOptions(['--shard=1/3'])).toMatchObject({ isFirstShard: true, vitest: ['--shard=1/3'] });
  expect(readTestOptions(['--shard=2/3'])).toMatchObject({
    isFirstShard: false,
    playwright: ['--shard=2/3'],
  });
});

test.each(['--shard=0/3', '--shard=1', '--fast', 'cart.spec.ts', '--changed='])(
  '%s is refused with the usage',
  (option) => {
    expect(() => readTestOptions([option])).toThrow('Usage: npm test');
  },
);
