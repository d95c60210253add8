import './idempotency.tables.ts';
import { earlier, hour } from '../clock.ts';
import type { Sweep } from '../jobs/sweep.ts';

/** quality R5 asks for a day at least. */
const kept = 48 * hour;

/** Deletes, each hour, the answers that nobody asks for any more. */
export const forgetKeys: Sweep = {
  name: 'platform: forget idempotency keys',
  pattern: '0 10 * * * *',
  run: async ({ db, clock }) => {
    await db.deleteFrom('idempotency_keys').where('at', '<', earlier(clock, kept)).execute();
  },
};
