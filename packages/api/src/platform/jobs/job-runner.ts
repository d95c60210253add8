import { randomUUID } from 'node:crypto';
import { Cron } from 'croner';
import type { Context } from '../context.ts';
import { withJobDeadline } from '../database/request-deadline.ts';
import { withLease } from './lease.ts';
import { createQueueRunner } from './queue-runner.ts';
import type { ScheduledJob } from './scheduled-job.ts';

export interface JobRunner {
  /** Starts the timers: scheduled jobs by their patterns, queues every five seconds and whenever they are woken. */
  start(): void;
  /** Runs one queue soon, or all of them. */
  wake(queue?: string): void;
  /** Works until nothing is due; for tests and commands. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

export interface Queue {
  name: string;
  /** Takes one due item and works on it; false when nothing was due. */
  takeNext(ctx: Context): Promise<boolean>;
}

interface Jobs {
  context(): Context;
  queues: readonly Queue[];
  sweeps: readonly ScheduledJob[];
}

/** A scheduled job that takes longer loses its lease to another process. */
const longestSweep = 10 * 60;

/** Runs background work. Several processes may run it: items are locked row by row, scheduled jobs hold a lease. */
export const createJobRunner = ({ context, queues, sweeps }: Jobs): JobRunner => {
  const holder = randomUUID();
  const timers: Cron[] = [];
  const runners = queues.map(({ name, takeNext }) => ({
    name,
    ...createQueueRunner(() => takeNext(context())),
  }));
  const report = (error: unknown) => context().log.error({ err: error }, 'a job failed');

  const settle = async () => {
    // One queue's work may create work for another one.
    while ((await Promise.all(runners.map((runner) => runner.settle()))).includes(true));
  };
  const settleOne = (queue: string) =>
    Promise.all(runners.filter(({ name }) => name === queue).map((runner) => runner.settle()));
  const wake = (queue?: string) => {
    // A request that wakes the jobs gets its response long before they are done.
    withJobDeadline(() => (queue === undefined ? settle() : settleOne(queue)).catch(report));
  };
  const every = (pattern: string, work: () => Promise<unknown>) => {
    const options = { timezone: 'Asia/Jakarta', protect: true, unref: true, catch: report };
    timers.push(new Cron(pattern, options, async () => void (await work())));
  };

  return {
    start: () => {
      every('*/5 * * * * *', settle);
      for (const sweep of sweeps) {
        every(sweep.pattern, () => {
          const ctx = context();
          return withLease(ctx, { name: sweep.name, holder, seconds: longestSweep }, () => sweep.run(ctx));
        });
      }
      wake();
    },
    wake,
    settle,
    stop: async () => {
      for (const timer of timers) timer.stop();
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
};
