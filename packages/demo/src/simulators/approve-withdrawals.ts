import { ApiError, approveWithdrawal, earlier, type ScheduledJob, second } from '@pasar/api/plugin';

const approvedAfter = 20 * second;
const atOnce = 100;

/** Replaces staff in the demo: approves withdrawals after 20 s; the payout provider sends them. */
export const approveWithdrawals: ScheduledJob = {
  name: 'wallet: approve withdrawals of the demo',
  pattern: '*/10 * * * * *',
  run: async (ctx) => {
    const waiting = await ctx.db
      .selectFrom('withdrawals')
      .select('id')
      .where('status', '=', 'requested')
      .where('requested_at', '<=', earlier(ctx.clock, approvedAfter))
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const { id } of waiting) {
      try {
        await approveWithdrawal({ ctx, input: { id, staffId: null } });
      } catch (error) {
        // Somebody else may have settled it meanwhile.
        if (!(error instanceof ApiError)) throw error;
      }
    }
    ctx.wakeJobs('wallet');
  },
};
