import '../stores.events.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { lockStore } from '../lock-store.ts';
import { recordStoreEvent } from '../record-store-event.ts';
import type { StoreRejection } from '../stores.events.ts';
import { openItems, toDocumentType } from './verification-items.ts';

export interface RejectStore {
  merchantId: number;
  staffId: number | null;
  /** At least one; the seller reads them at the fields. */
  reasons: readonly StoreRejection[];
}

/** An existing document carries the rejection itself; everything else, a missing document too, gets an item. */
const refusePart = async (
  ctx: Context,
  { merchantId, staffId, field, reason }: StoreRejection & Omit<RejectStore, 'reasons'>,
) => {
  const at = ctx.clock.now();
  const document = toDocumentType(field);
  const marked =
    document &&
    (await ctx.db
      .updateTable('merchant_documents')
      .set({ status: 'rejected', reason, reviewed_at: at, reviewed_by: staffId })
      .where('merchant_id', '=', merchantId)
      .where('type', '=', document)
      .returning('type')
      .executeTakeFirst());
  if (marked) return;
  const refused = { status: 'rejected' as const, reason, at };
  await ctx.db
    .insertInto('merchant_verifications')
    .values({ merchant_id: merchantId, field, ...refused })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'field']).doUpdateSet(refused))
    .execute();
};

/** For a store that sells, only submitted parts can be rejected. */
const demandWaiting = async (ctx: Context, { merchantId, reasons }: RejectStore) => {
  const waiting = new Set(
    (await openItems(ctx, merchantId)).flatMap(({ field, status }) => (status === 'submitted' ? field : [])),
  );
  const others = reasons.filter(({ field }) => !waiting.has(field));
  if (others.length > 0)
    throw apiError.invalid(Object.fromEntries(others.map(({ field }) => [field, ['store.review.none']])));
};

/**
 * Rejects parts of a store, each with its reason. A submitted store is then rejected until it is submitted again; a
 * selling one goes on selling, and its withdrawals wait. Throws 404, 409 for a store in another state, and 422 without
 * reasons or for parts of a selling store that do not wait (domain 3.3).
 */
export const rejectStore = (ctx: Context, input: RejectStore): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { merchantId, staffId } = input;
    const reasons = input.reasons.map(({ field, reason }) => ({ field, reason }));
    if (reasons.length === 0) throw apiError.invalid({ reasons: ['field.required'] });
    const { verification_status } = await lockStore(ctxInTx, merchantId);
    if (verification_status === 'approved') await demandWaiting(ctxInTx, input);
    else if (verification_status !== 'submitted')
      throw apiError.conflict('store.moved', { verification_status });
    for (const refusal of reasons) await refusePart(ctxInTx, { merchantId, staffId, ...refusal });
    const reason = reasons.map((refusal) => refusal.reason).join('; ');
    if (verification_status === 'submitted') {
      await ctxInTx.db
        .updateTable('merchants')
        .set({ verification_status: 'rejected', verify_due_at: null, reject_reason: reason })
        .where('id', '=', merchantId)
        .execute();
    }
    await recordStoreEvent(ctxInTx, { merchantId, action: 'reject', reason, details: { reasons } });
    await emit(ctxInTx, 'store.rejected', { merchantId, reasons });
  });
