import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSubmit } from './use-submit.ts';

test('five taps send once, and the next press after the response sends again [R15]', async () => {
  let sent = 0;
  let answer = Promise.withResolvers<void>();
  const { result } = renderHook(() =>
    useSubmit(() => {
      sent += 1;
      return answer.promise;
    }),
  );
  act(() => {
    for (let tap = 0; tap < 5; tap += 1) void result.current.submit();
  });
  expect([sent, result.current.busy]).toEqual([1, true]);
  await act(async () => answer.resolve());
  expect(result.current.busy).toBe(false);
  answer = Promise.withResolvers<void>();
  act(() => void result.current.submit());
  expect(sent).toBe(2);
});

test('an error frees the button and reaches the caller', async () => {
  const { result } = renderHook(() => useSubmit(() => Promise.reject(new Error('no'))));
  await act(() => expect(result.current.submit()).rejects.toThrow('no'));
  expect(result.current.busy).toBe(false);
});
