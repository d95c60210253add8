import './idempotency.tables.ts';
import { earlier, hour } from '../clock.ts';
import type { ScheduledJob } from '../jobs/scheduled-job.ts';

/** quality R5 asks for a day at least. */
const kept = 48 * hour;

/** Deletes, each hour, the answers that nobody asks for any more. */
export const purgeIdempotencyKeys: ScheduledJob = {
  name: 'platform: forget idempotency keys',
  pattern: '0 10 * * * *',
  run: async ({ db, clock }) => {
    await db.deleteFrom('idempotency_keys').where('at', '<', earlier(clock, kept)).execute();
  },
};
