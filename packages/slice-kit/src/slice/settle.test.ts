import { CallFailure } from '@pasar/api-client';
import { expect, test } from 'vitest';
import { settle } from './settle.ts';

test('a section that loads is its value, one that fails says so and nothing more', async () => {
  expect(await settle(Promise.resolve([1]))).toEqual({ ok: true, value: [1] });
  expect(await settle(Promise.reject(new CallFailure('', { kind: 'network' })))).toEqual({ ok: false });
});

test('a load that was given up is not a section that failed', async () => {
  const aborted = new CallFailure('', { kind: 'aborted' });
  await expect(settle(Promise.reject(aborted))).rejects.toBe(aborted);
});
