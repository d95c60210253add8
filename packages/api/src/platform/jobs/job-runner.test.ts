import { expect, test } from 'vitest';
import type { Platform } from '../context.ts';
import { isPastDeadline, recordWait, withRequestDeadline } from '../database/request-deadline.ts';
import { systemContext } from '../http/request-context.ts';
import { createJobRunner } from './job-runner.ts';

test("a job that a request wakes does not inherit the request's deadline [R14]", async () => {
  const seen: boolean[] = [];
  const { promise: worked, resolve } = Promise.withResolvers<void>();
  const jobs = createJobRunner({
    // The queue below reads nothing of it.
    context: () => systemContext({} as Platform),
    sweeps: [],
    queues: [
      {
        name: 'events',
        takeNext: async () => {
          seen.push(isPastDeadline());
          resolve();
          return false;
        },
      },
    ],
  });
  await withRequestDeadline(async () => {
    recordWait(performance.now() - 10_000);
    expect(isPastDeadline()).toBe(true);
    jobs.wake();
    await worked;
  });
  expect(seen).toEqual([false]);
  await jobs.stop();
});

test('a job that is woken by its name leaves the other queues alone [P8]', async () => {
  const looked: string[] = [];
  const { promise: worked, resolve } = Promise.withResolvers<void>();
  const queue = (name: string) => ({
    name,
    takeNext: async () => {
      looked.push(name);
      if (name === 'events') resolve();
      return false;
    },
  });
  const jobs = createJobRunner({
    // The queues below read nothing of it.
    context: () => systemContext({} as Platform),
    sweeps: [],
    queues: [queue('shipping'), queue('events'), queue('imports')],
  });
  jobs.wake('events');
  await worked;
  await jobs.stop();
  expect(looked).toEqual(['events']);
});
