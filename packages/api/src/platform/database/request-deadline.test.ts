import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  getMostConnections,
  getRemainingMs,
  hasNoDeadline,
  isPastDeadline,
  maxWaitsMs,
  recordWait,
  setDatabaseLimits,
  waitWithDeadline,
  withJobDeadline,
  withoutDeadline,
  withRequestDeadline,
} from './request-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for the database in the middle of what runs now. */
const wait = (milliseconds: number) => recordWait(performance.now() - milliseconds);
const inRequest = <T>(work: () => T): T => {
  const before = { ...maxWaitsMs };
  onTestFinished(() => void Object.assign(maxWaitsMs, before));
  maxWaitsMs.request = 2_300;
  return withRequestDeadline(work);
};

describe('how long work may wait for the database [R14]', () => {
  test('all waits of a request count against its time; the last ones still leave time for the rollback', () => {
    const seen = inRequest(() =>
      [0, 1_000, 999, 1, 200, 99, 1, 1_000].map((milliseconds) => {
        wait(milliseconds);
        return [getRemainingMs(), isPastDeadline()];
      }),
    );
    expect(seen).toEqual([
      [2_300, false],
      [1_300, false],
      [301, false],
      [300, false],
      [300, false],
      [300, false],
      [300, true],
      [300, true],
    ]);
  });

  test('each request has its own time', () => {
    inRequest(() => wait(5_000));
    expect(inRequest(isPastDeadline)).toBe(false);
  });

  test('a job waits half a minute for each statement, however long it has waited before', () => {
    wait(60_000);
    expect([getRemainingMs(), isPastDeadline(), hasNoDeadline()]).toEqual([30_000, false, false]);
  });

  test('a job that a late request starts has the time of a job', () => {
    inRequest(() => {
      wait(5_000);
      expect(withJobDeadline(() => [getRemainingMs(), isPastDeadline()])).toEqual([30_000, false]);
    });
  });

  test('a request has a deadline; an export has none, whatever it waits for', () => {
    expect(inRequest(hasNoDeadline)).toBe(false);
    withoutDeadline(() => {
      expect(getRemainingMs()).toBe(2 ** 31 - 1);
      wait(3_600_000);
      expect([hasNoDeadline(), isPastDeadline()]).toEqual([true, false]);
    });
  });
});

describe('waiting for what others may wait for too [R14]', () => {
  test('what comes in time is returned, its wait counts, and no timer is left', async () => {
    await inRequest(async () => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const coming = waitWithDeadline(promise);
      await vi.advanceTimersByTimeAsync(2_299);
      resolve('come');
      expect(await coming).toBe('come');
      expect(vi.getTimerCount()).toBe(0);
      expect(isPastDeadline()).toBe(false);
      wait(1);
      expect(isPastDeadline()).toBe(true);
    });
  });

  test('what fails keeps its own error', async () => {
    const failed = Promise.reject(new Error('no such host'));
    await expect(inRequest(() => waitWithDeadline(failed))).rejects.toThrow('no such host');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what does not come is given up when the time of the request is over', async () => {
    await inRequest(async () => {
      const never = new Promise<never>(() => {});
      const given = expect(waitWithDeadline(never)).rejects.toThrow(
        /^timeout exceeded when trying to connect$/,
      );
      await vi.advanceTimersByTimeAsync(2_299);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      await given;
      expect(isPastDeadline()).toBe(true);
    });
  });
});

test('operators set each limit of the database by itself', () => {
  const before = { waits: { ...maxWaitsMs }, connections: getMostConnections() };
  onTestFinished(() => {
    Object.assign(maxWaitsMs, before.waits);
    setDatabaseLimits({ connections: before.connections });
  });
  const limits = () => ({ connections: getMostConnections(), ...maxWaitsMs });
  setDatabaseLimits({ connections: 3, statementMs: 40, connectionMs: 50, requestMs: 60 });
  expect(limits()).toEqual({ connections: 3, statement: 40, connection: 50, request: 60 });
  setDatabaseLimits({});
  expect(limits()).toEqual({ connections: 3, statement: 40, connection: 50, request: 60 });
});
