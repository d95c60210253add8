import { maxWithdrawalPerDay, maxWithdrawalsPerDay } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { startOfJakartaDay } from '../../platform/jakarta.ts';
import { openWithdrawals } from './wallet.tables.ts';
import type { Wallet } from './wallets.ts';

/** Withdrawals requested today in Jakarta; returned ones do not count (domain 3.10). */
export const daysWithdrawals = async (
  { db, clock }: Context,
  { kind, owner }: Wallet,
): Promise<{ count: number; amount: number }> => {
  const { count, amount } = await db
    .selectFrom('withdrawals')
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.sum<number | null>('amount').as('amount')])
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .where('requested_at', '>=', startOfJakartaDay(clock.now()))
    .where('status', 'not in', ['rejected', 'reversed'])
    .executeTakeFirstOrThrow();
  return { count, amount: amount ?? 0 };
};

/** Rupiah that may still be requested today. */
export const leftToday = ({ count, amount }: { count: number; amount: number }): number =>
  count >= maxWithdrawalsPerDay ? 0 : Math.max(0, maxWithdrawalPerDay - amount);

/** Rupiah of a wallet that are on their way to a bank. */
export const onTheWay = async ({ db }: Context, { kind, owner }: Wallet): Promise<number> => {
  const { amount } = await db
    .selectFrom('withdrawals')
    .select((e) => e.fn.sum<number | null>('amount').as('amount'))
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .where('status', 'in', openWithdrawals)
    .executeTakeFirstOrThrow();
  return amount ?? 0;
};
