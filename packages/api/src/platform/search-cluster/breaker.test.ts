import { expect, test } from 'vitest';
import { createBreaker, UnavailableError } from './breaker.ts';

test('after five failures nothing is tried for five seconds, then one trial decides [Q48]', async () => {
  let now = 0;
  let calls = 0;
  const { run } = createBreaker(
    () => true,
    () => now,
  );
  const fail = () =>
    run(async () => {
      calls++;
      throw new Error('down');
    });
  for (let at = 0; at < 8; at++) await expect(fail()).rejects.toThrow(UnavailableError);
  expect(calls).toBe(5);
  now = 5_000;
  await expect(fail()).rejects.toThrow(UnavailableError);
  await expect(fail()).rejects.toThrow(UnavailableError);
  expect(calls).toBe(6);
  now = 10_000;
  expect(await run(async () => 'up')).toBe('up');
  await expect(fail()).rejects.toThrow(UnavailableError);
  expect(await run(async () => 'up')).toBe('up');
});

test('a mistake in the request passes unchanged and does not count', async () => {
  const { run } = createBreaker(() => false);
  for (let at = 0; at < 9; at++)
    await expect(run(async () => Promise.reject(new TypeError('mine')))).rejects.toThrow(TypeError);
});
