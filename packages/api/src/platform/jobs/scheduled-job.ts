import type { Context } from '../context.ts';

/** Work that comes round again: looks at due times in the database and acts. Runs in one process at a time. */
export interface ScheduledJob {
  name: string;
  /** A cron pattern, seconds first, in Asia/Jakarta. */
  pattern: string;
  run(ctx: Context): Promise<void>;
}
