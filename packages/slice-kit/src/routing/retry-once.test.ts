import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryOnce } from './retry-once.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (milliseconds: number, load = vi.fn()) => {
  load.mockImplementation(
    () => new Promise((_, reject) => setTimeout(() => reject(new Error('ChunkLoadError')), milliseconds)),
  );
  const outcome = retryOnce(load).catch((failure: Error) => failure.message);
  return { load, outcome };
};

test('a file that is rejected at once is requested twice', async () => {
  const { load, outcome } = failing(50);
  await vi.runAllTimersAsync();
  expect([await outcome, load.mock.calls.length]).toEqual(['ChunkLoadError', 2]);
});

test('a file that hung is given up after one wait, so that the panel comes in time [R7]', async () => {
  const { load, outcome } = failing(4000);
  await vi.runAllTimersAsync();
  expect([await outcome, load.mock.calls.length]).toEqual(['ChunkLoadError', 1]);
});
