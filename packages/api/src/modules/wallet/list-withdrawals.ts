import type { Withdrawal } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { showWithdrawal } from './show-withdrawal.ts';
import type { Wallet } from './wallets.ts';

const shown = 20;

/** The latest withdrawals from a wallet, newest first. */
export const listWithdrawals = async ({ db }: Context, { kind, owner }: Wallet): Promise<Withdrawal[]> => {
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(showWithdrawal);
};
