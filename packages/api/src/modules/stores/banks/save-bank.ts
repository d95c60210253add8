import type { endpoints, HandlerInput, StoreBank } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { lockStore } from '../lock-store.ts';
import { ownStoreId } from '../read-store.ts';
import { recordStoreEvent } from '../record-store-event.ts';
import { submitForVerification } from '../verification/verification-items.ts';
import type { BankDetails } from './banks.tables.ts';
import { findBank } from './banks.ts';
import { readBank } from './read-bank.ts';

type SaveBank = Omit<HandlerInput<typeof endpoints.sellerWallet.saveBank>['body'], 'password'>;

/** The approved account stays beside the new one until staff have approved that (back-office B15). */
const approvedBefore = sql<BankDetails | null>`coalesce(merchant_banks.previous, jsonb_build_object(
  'bank_id', merchant_banks.bank_id, 'rekening', merchant_banks.rekening, 'cabang', merchant_banks.cabang,
  'atas_nama', merchant_banks.atas_nama))`;

/** Writes the account unless it is the one that is there already. Returns whether it changed. */
const write = async (
  ctx: Context,
  merchant_id: number,
  account: SaveBank,
  sells: boolean,
): Promise<boolean> => {
  const changed = { ...account, changed_at: ctx.clock.now() };
  const written = await ctx.db
    .insertInto('merchant_banks')
    .values({ merchant_id, ...changed })
    .onConflict((conflict) =>
      conflict
        .column('merchant_id')
        .doUpdateSet({ ...changed, ...(sells && { previous: approvedBefore }) })
        .where((e) =>
          e.or(
            (['bank_id', 'rekening', 'cabang', 'atas_nama'] as const).map((field) =>
              e(`merchant_banks.${field}`, '!=', account[field]),
            ),
          ),
        ),
    )
    .returning('merchant_id')
    .executeTakeFirst();
  return written !== undefined;
};

/**
 * Changes the signed-in seller's bank account; the caller has checked the password again. Withdrawals wait a day from
 * now and until staff have approved the account, and the owner is notified (quality S42, domain 3.3). Throws 401,
 * 403, and 422 for an unknown bank.
 */
export const saveBank = async ({ ctx, input }: HandlerArgs<SaveBank>): Promise<StoreBank> => {
  const merchantId = ownStoreId(ctx);
  const { bank_id, rekening, cabang, atas_nama } = input;
  if (!findBank(bank_id)) throw apiError.invalid({ bank_id: ['bank.unknown'] });
  return inTransaction(ctx, async (ctxInTx) => {
    const store = await lockStore(ctxInTx, merchantId);
    const sells = store.verification_status === 'approved';
    if (await write(ctxInTx, merchantId, { bank_id, rekening, cabang, atas_nama }, sells)) {
      await submitForVerification(ctxInTx, { merchantId, changed: ['bank'], sells });
      await recordStoreEvent(ctxInTx, { merchantId, action: 'bank', details: { bank_id } });
      await emit(ctxInTx, 'store.bank-changed', { merchantId });
      ctxInTx.afterCommit(() => securityEvent(ctx, 'bank-changed', { merchant: merchantId }));
    }
    return readBank({ ctx: ctxInTx, input: undefined });
  });
};
