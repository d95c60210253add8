import { activityMonths } from '@pasar/contract';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';

const monthsBefore = (now: Date, months: number): Date => {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
};

/** Deletes, each night, activity of more than 24 months ago, and invitations that expired a month ago. */
export const purgeActivity: ScheduledJob = {
  name: 'members: purge old activity',
  pattern: '0 40 3 * * *',
  run: async ({ db, clock }) => {
    const now = clock.now();
    await db.deleteFrom('store_activity').where('at', '<', monthsBefore(now, activityMonths)).execute();
    await db.deleteFrom('store_invitations').where('expires_at', '<', monthsBefore(now, 1)).execute();
  },
};
