import '../stores.events.ts';
import { day, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { lockStore } from '../lock-store.ts';
import { recordStoreEvent } from '../record-store-event.ts';
import { assertCompanyDocuments } from './assert-company-documents.ts';
import { openItems } from './verification-items.ts';

/** How long staff have for a verification (SPEC 9 "Verification wait"). */
const verificationTime = day;

const demandCorrections = async (ctx: Context, merchantId: number) => {
  const refused = (await openItems(ctx, merchantId)).filter(({ status }) => status === 'rejected');
  if (refused.length > 0)
    throw apiError.invalid(
      Object.fromEntries(refused.map(({ field }) => [field, ['store.review.unchanged']])),
    );
};

/**
 * Submits a store to staff, who have a day: a new one, or a rejected one whose rejected parts were all changed. Throws
 * 404, 409 for a store in another state, and 422 at what is missing or unchanged since its rejection (domain 3.3).
 */
export const submitStore = (ctx: Context, { merchantId }: { merchantId: number }): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { verification_status, is_company } = await lockStore(ctxInTx, merchantId);
    if (verification_status !== 'draft' && verification_status !== 'rejected') {
      throw apiError.conflict('store.moved', { verification_status });
    }
    await demandCorrections(ctxInTx, merchantId);
    if (is_company === 'company') await assertCompanyDocuments(ctxInTx, merchantId);
    await ctxInTx.db
      .updateTable('merchants')
      .set({
        verification_status: 'submitted',
        submitted_at: ctx.clock.now(),
        verify_due_at: later(ctx.clock, verificationTime),
        reject_reason: null,
      })
      .where('id', '=', merchantId)
      .execute();
    await recordStoreEvent(ctxInTx, { merchantId, action: 'submit' });
    await emit(ctxInTx, 'store.submitted', { merchantId });
  });
