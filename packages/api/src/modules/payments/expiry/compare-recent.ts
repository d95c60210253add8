import { day, earlier } from '../../../platform/clock.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';

/** So far back each night's comparison reaches. */
const reach = 3 * day;

/** Has every provider asked once more about the charges of the last days, paid ones too: what differs is booked. */
export const compareRecent: ScheduledJob = {
  name: 'payments: compare with providers',
  pattern: '0 20 2 * * *',
  run: async ({ db, clock, wakeJobs }) => {
    await db
      .updateTable('payment_charges')
      .set({ next_poll_at: clock.now() })
      .where('created_at', '>', earlier(clock, reach))
      .where('next_poll_at', 'is', null)
      .where('status', '<>', 'reversed')
      .execute();
    wakeJobs('payments');
  },
};
