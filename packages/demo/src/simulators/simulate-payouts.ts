import {
  ApiError,
  approveWithdrawal,
  type Context,
  earlier,
  payWithdrawal,
  type ScheduledJob,
  second,
  startWithdrawal,
  type WithdrawalStatus,
} from '@pasar/api/plugin';

const startedAfter = 20 * second;
const paidAfter = 60 * second;
const atOnce = 100;

const waiting = (ctx: Context, statuses: WithdrawalStatus[], since: number) =>
  ctx.db
    .selectFrom('withdrawals')
    .select('id')
    .where('status', 'in', statuses)
    .where('requested_at', '<=', earlier(ctx.clock, since))
    .orderBy('id')
    .limit(atOnce)
    .execute();

/** Somebody else may have settled it meanwhile. */
const unlessSettled = async (work: Promise<void>) => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
};

/** Replaces staff and bank in the demo: approves withdrawals after 20 s and pays them after a minute. */
export const simulatePayouts: ScheduledJob = {
  name: 'wallet: simulate payouts',
  pattern: '*/10 * * * * *',
  run: async (ctx) => {
    for (const { id } of await waiting(ctx, ['processing'], paidAfter)) {
      await unlessSettled(payWithdrawal({ ctx, input: { id, bankReference: `DEMO-${id}` } }));
    }
    for (const { id } of await waiting(ctx, ['requested'], startedAfter)) {
      await unlessSettled(approveWithdrawal({ ctx, input: { id, staffId: null } }));
    }
    for (const { id } of await waiting(ctx, ['approved'], startedAfter)) {
      await unlessSettled(startWithdrawal({ ctx, input: { id } }));
    }
  },
};
