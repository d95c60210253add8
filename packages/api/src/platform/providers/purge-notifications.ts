import './providers.tables.ts';
import { day, earlier } from '../clock.ts';
import type { ScheduledJob } from '../jobs/scheduled-job.ts';

/** Deletes, each night, what providers sent more than 90 days ago. */
export const purgeNotifications: ScheduledJob = {
  name: 'platform: purge provider notifications',
  pattern: '0 50 3 * * *',
  run: async ({ db, clock }) => {
    await db
      .deleteFrom('provider_notifications')
      .where('received_at', '<', earlier(clock, 90 * day))
      .execute();
  },
};
