import '../stores.events.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { lockStore } from '../lock-store.ts';
import { recordStoreEvent } from '../record-store-event.ts';
import { closeRequest } from './open-request.ts';
import { openItems } from './verification-items.ts';

export interface ApproveStore {
  merchantId: number;
  /** Who decided; null when demo mode did it by itself. */
  staffId: number | null;
}

/** A whole store is approved with what was asked about its texts; of one that sells, what waits is. */
const closeItems = async (ctx: Context, { merchantId, staffId }: ApproveStore, isNew: boolean) => {
  await ctx.db
    .deleteFrom('merchant_verifications')
    .where('merchant_id', '=', merchantId)
    .$if(!isNew, (items) => items.where('status', '=', 'submitted'))
    .execute();
  await ctx.db
    .updateTable('merchant_documents')
    .set({ status: 'approved', reason: null, reviewed_at: ctx.clock.now(), reviewed_by: staffId })
    .where('merchant_id', '=', merchantId)
    .where('status', '=', 'submitted')
    .execute();
};

/**
 * Approves a submitted store; for a store that sells already, approves the waiting parts. Both end the block on its
 * withdrawals. Throws 404, and 409 when nothing waits for a decision (domain 3.3).
 */
export const approveStore = (ctx: Context, { merchantId, staffId }: ApproveStore): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { verification_status } = await lockStore(ctxInTx, merchantId);
    const waiting = (await openItems(ctxInTx, merchantId)).filter(({ status }) => status === 'submitted');
    const isNew = verification_status === 'submitted';
    if (!isNew && (verification_status !== 'approved' || waiting.length === 0)) {
      throw apiError.conflict('store.moved', { verification_status });
    }
    await closeItems(ctxInTx, { merchantId, staffId }, isNew);
    await closeRequest(ctxInTx, merchantId, 'decided');
    if (isNew || waiting.some(({ field }) => field === 'bank'))
      await ctxInTx.db
        .updateTable('merchant_banks')
        .set({ previous: null })
        .where('merchant_id', '=', merchantId)
        .execute();
    await ctxInTx.db
      .updateTable('merchants')
      .set({ verification_status: 'approved', verified_at: ctx.clock.now(), reject_reason: null })
      .where('id', '=', merchantId)
      .execute();
    const fields = waiting.map(({ field }) => field);
    await recordStoreEvent(ctxInTx, { merchantId, action: 'approve', details: { fields } });
    await emit(ctxInTx, 'store.approved', { merchantId, fields: isNew ? null : fields });
    if (isNew) await emit(ctxInTx, 'store.changed', { merchantId });
  });
