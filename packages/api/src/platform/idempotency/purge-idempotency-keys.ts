import './idempotency.tables.ts';
import { earlier, hour } from '../clock.ts';
import type { ScheduledJob } from '../jobs/scheduled-job.ts';

/** At least a day (quality R5). */
const kept = 48 * hour;

/** Deletes, each hour, the responses that nobody requests any more. */
export const purgeIdempotencyKeys: ScheduledJob = {
  name: 'platform: forget idempotency keys',
  pattern: '0 10 * * * *',
  run: async ({ db, clock }) => {
    await db.deleteFrom('idempotency_keys').where('at', '<', earlier(clock, kept)).execute();
  },
};
