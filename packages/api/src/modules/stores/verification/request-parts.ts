import '../stores.events.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { lockStore } from '../lock-store.ts';
import { recordStoreEvent } from '../record-store-event.ts';
import { findOpenRequest } from './open-request.ts';
import { rejectPart } from './reject-part.ts';
import type { RejectStore } from './reject-store.ts';

/**
 * Asks the seller of a new store for better parts, each with what is wrong with it. The rest of the day that staff have
 * stops until the answer (back-office B16). Throws 404, 409 for a store that does not wait or was asked already, and 422
 * without parts.
 */
export const requestParts = (ctx: Context, { merchantId, staffId, reasons }: RejectStore): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    if (reasons.length === 0) throw apiError.invalid({ reasons: ['field.required'] });
    const { verification_status, verify_due_at } = await lockStore(ctxInTx, merchantId);
    if (verification_status !== 'submitted' || (await findOpenRequest(ctxInTx, merchantId)))
      throw apiError.conflict('store.moved', { verification_status });
    const now = ctx.clock.now();
    for (const part of reasons) await rejectPart(ctxInTx, { merchantId, staffId, ...part });
    await ctxInTx.db
      .insertInto('merchant_requests')
      .values({
        merchant_id: merchantId,
        items: json([...reasons]),
        staff_id: staffId,
        requested_at: now,
        left_ms: Math.max(0, (verify_due_at?.getTime() ?? 0) - now.getTime()),
      })
      .execute();
    await ctxInTx.db
      .updateTable('merchants')
      .set({ verify_due_at: null })
      .where('id', '=', merchantId)
      .execute();
    const reason = reasons.map((part) => part.reason).join('; ');
    await recordStoreEvent(ctxInTx, { merchantId, action: 'ask', reason, details: { reasons } });
    await emit(ctxInTx, 'store.asked', { merchantId, reasons: [...reasons] });
  });
