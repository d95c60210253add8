import { earlier, minute } from '../clock.ts';
import type { ScheduledJob } from '../jobs/scheduled-job.ts';

const minutes = 10;

/** Deletes hints that every process has read. */
export const purgeHints: ScheduledJob = {
  name: 'platform: forget hints',
  pattern: '50 * * * * *',
  run: async ({ db, clock }) => {
    await db
      .deleteFrom('live_hints')
      .where('at', '<', earlier(clock, minutes * minute))
      .execute();
  },
};
