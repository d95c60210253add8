import { ApiError } from '@pasar/api-client';
import { expect, test } from 'vitest';
import { toResult } from './to-result.ts';

test('a section that loads is its value, one that fails is marked as failed and nothing more', async () => {
  expect(await toResult(Promise.resolve([1]))).toEqual({ ok: true, value: [1] });
  expect(await toResult(Promise.reject(new ApiError('', { kind: 'network' })))).toEqual({ ok: false });
});

test('a load that was given up is not a section that failed', async () => {
  const aborted = new ApiError('', { kind: 'aborted' });
  await expect(toResult(Promise.reject(aborted))).rejects.toBe(aborted);
});
