import type { StoreBank } from '@pasar/contract';
import { day } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { ownStoreId } from '../read-store.ts';
import { openItems } from '../verification/verification-items.ts';
import type { BankDetails } from './banks.tables.ts';
import { findBank } from './banks.ts';

/** How long withdrawals wait after the account changed (domain 3.10). */
const hold = day;

interface BankAccount {
  bank_id: number;
  rekening: string;
  cabang: string;
  atas_nama: string;
  /** The account that staff approved last, while this one waits for them. */
  previous: BankDetails | null;
  /** Withdrawals may start at this time; null when they may already. */
  withdrawalsFrom: Date | null;
}

/** The bank account of a store; null without one. */
export const bankOfMerchant = async (ctx: Context, merchantId: number): Promise<BankAccount | null> => {
  const found = await ctx.db
    .selectFrom('merchant_banks')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!found) return null;
  const { bank_id, rekening, cabang, atas_nama, changed_at, previous } = found;
  const from = changed_at && new Date(changed_at.getTime() + hold);
  return {
    bank_id,
    rekening,
    cabang,
    atas_nama,
    previous,
    withdrawalsFrom: from && from > ctx.clock.now() ? from : null,
  };
};

/** The bank account of the signed-in seller's store; empty fields when there is none. Throws 401 and 403. */
export const readBank = async ({ ctx }: HandlerArgs<void>): Promise<StoreBank> => {
  const merchantId = ownStoreId(ctx);
  const account = await bankOfMerchant(ctx, merchantId);
  const review = (await openItems(ctx, merchantId)).find(({ field }) => field === 'bank');
  return {
    bank_id: account?.bank_id ?? null,
    bank_name: (account && findBank(account.bank_id)?.bank) ?? '',
    rekening: account?.rekening ?? '',
    cabang: account?.cabang ?? '',
    atas_nama: account?.atas_nama ?? '',
    withdrawals_from: account?.withdrawalsFrom?.toISOString() ?? null,
    status: review?.status ?? (account ? 'approved' : 'none'),
    reason: review?.reason ?? null,
  };
};
