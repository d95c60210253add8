import type { Context } from '../context.ts';

/** Recurring work: it reads due times in the database and acts. It runs in one process at a time. */
export interface ScheduledJob {
  name: string;
  /** A cron pattern, seconds first, in Asia/Jakarta. */
  pattern: string;
  run(ctx: Context): Promise<void>;
}
