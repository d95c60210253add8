import type { Withdrawal } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { type BankAccount, requestWithdrawal } from './request-withdrawal.ts';
import { buyerWallet } from './wallets.ts';

interface FromBuyer extends Omit<BankAccount, 'cabang'> {
  amount: number;
}

/**
 * Sends money of the current user's own wallet to the account that is named. Throws as `requestWithdrawal`, and 401.
 */
export const withdrawFromBuyer = async ({ ctx, input }: HandlerArgs<FromBuyer>): Promise<Withdrawal> =>
  requestWithdrawal(ctx, {
    wallet: buyerWallet(ctx),
    amount: input.amount,
    account: { bank_id: input.bank_id, rekening: input.rekening, cabang: '', atas_nama: input.atas_nama },
  });
