import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';

/** Unpaid checkouts are kept this long after they expired; paid ones respond to a second payment for ever. */
const keptFor = 7 * day;

export const purgeExpiredSessions = async (ctx: Context): Promise<void> => {
  await ctx.db
    .deleteFrom('checkout_sessions')
    .where('status', '<>', 'paid')
    .where('expires_at', '<', earlier(ctx.clock, keptFor))
    .execute();
};

export const purgeExpiredSessionsJob: ScheduledJob = {
  name: 'purge-checkouts',
  pattern: '0 41 3 * * *',
  run: purgeExpiredSessions,
};
