import './security-events.tables.ts';
import { day, earlier } from '../clock.ts';
import type { ScheduledJob } from '../jobs/scheduled-job.ts';

/** The retention of a year (people W57). */
const kept = 365 * day;
const atOnce = 10_000;

/** Deletes, each night, the events of more than a year ago. */
export const purgeSecurityEvents: ScheduledJob = {
  name: 'platform: forget security events',
  pattern: '0 40 3 * * *',
  run: async ({ db, clock }) => {
    const old = db
      .selectFrom('security_events')
      .select('id')
      .where('last_at', '<', earlier(clock, kept))
      .limit(atOnce);
    for (;;) {
      const { numDeletedRows } = await db
        .deleteFrom('security_events')
        .where('id', 'in', old)
        .executeTakeFirstOrThrow();
      if (numDeletedRows < atOnce) return;
    }
  },
};
