import type { Context } from '../../platform/context.ts';
import { readAccountBalance } from '../ledger/index.ts';
import { openWithdrawals } from './wallet.tables.ts';

/** The ledger's money on its way to the bank must equal the sum of open withdrawals. */
export const checkWithdrawals = async (ctx: Context): Promise<string[]> => {
  const { open } = await ctx.db
    .selectFrom('withdrawals')
    .select((e) => e.fn.sum<number | null>('amount').as('open'))
    .where('status', 'in', openWithdrawals)
    .executeTakeFirstOrThrow();
  const booked = await readAccountBalance(ctx, { kind: 'withdrawal_clearing' });
  return booked === (open ?? 0)
    ? []
    : [`withdrawal_clearing is ${booked} and open withdrawals are ${open ?? 0}`];
};
