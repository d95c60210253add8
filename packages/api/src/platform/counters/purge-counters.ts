import './counters.tables.ts';
import type { ScheduledJob } from '../jobs/scheduled-job.ts';

/** Deletes the counters whose window is over. */
export const purgeCounters: ScheduledJob = {
  name: 'platform: forget counters',
  pattern: '0 */5 * * * *',
  run: async ({ db, clock }) => {
    await db.deleteFrom('caller_counters').where('ends_at', '<', clock.now()).execute();
  },
};
