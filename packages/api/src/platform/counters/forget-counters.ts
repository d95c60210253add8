import './counters.tables.ts';
import type { Sweep } from '../jobs/sweep.ts';

/** Deletes the counters whose window is over. */
export const forgetCounters: Sweep = {
  name: 'platform: forget counters',
  pattern: '0 */5 * * * *',
  run: async ({ db, clock }) => {
    await db.deleteFrom('caller_counters').where('ends_at', '<', clock.now()).execute();
  },
};
