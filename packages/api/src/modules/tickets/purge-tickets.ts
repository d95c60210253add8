import { ticketMonths } from '@pasar/contract';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';

/** Deletes tickets of which nobody wrote anything for two years, with their messages. */
export const purgeTickets: ScheduledJob = {
  name: 'tickets: purge old',
  pattern: '0 41 4 * * *',
  run: async ({ db, clock }) => {
    const before = new Date(clock.now());
    before.setUTCMonth(before.getUTCMonth() - ticketMonths);
    await db.deleteFrom('tickets').where('changed_at', '<', before).execute();
  },
};
