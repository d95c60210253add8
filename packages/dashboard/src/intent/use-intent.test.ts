import { ApiError } from '@pasar/api-client';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIntent } from './use-intent.ts';

const lost = new ApiError('', { kind: 'network' });
const refused = new ApiError('', { kind: 'refused', code: 409 });

const keysOf = async (...tries: (readonly [request: object, failure?: ApiError])[]) => {
  const { result } = renderHook(() => useIntent());
  const keys: string[] = [];
  for (const [request, failure] of tries)
    await result
      .current(request, async (key) => {
        keys.push(key);
        if (failure) throw failure;
      })
      .catch(() => undefined);
  return keys.map((key) => keys.indexOf(key));
};

test('[R5] a retry after a lost connection has the key of its intent', async () => {
  expect(await keysOf([{ a: 1 }, lost], [{ a: 1 }, lost], [{ a: 1 }], [{ a: 1 }])).toEqual([0, 0, 0, 3]);
});

test('[R5] a response, also a rejection, ends the intent; other content is another one', async () => {
  expect(await keysOf([{ a: 1 }, refused], [{ a: 1 }])).toEqual([0, 1]);
  expect(await keysOf([{ a: 1 }, lost], [{ a: 2 }])).toEqual([0, 1]);
});
