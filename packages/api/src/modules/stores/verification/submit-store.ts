import '../stores.events.ts';
import { day, hour, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { lockStore } from '../lock-store.ts';
import { recordStoreEvent } from '../record-store-event.ts';
import { assertCompanyDocuments } from './assert-company-documents.ts';
import { closeRequest, findOpenRequest } from './open-request.ts';
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

/** What was left of the day when staff asked, and at least this long, runs from the answer. */
const shortestRest = 4 * hour;

/** The seller of a store that staff asked about has changed every part: they go on with it (back-office B16). */
const answerAsk = async (ctxInTx: Context, merchantId: number, leftMs: number) => {
  await closeRequest(ctxInTx, merchantId, 'replied');
  await ctxInTx.db
    .updateTable('merchants')
    .set({ verify_due_at: later(ctxInTx.clock, Math.max(leftMs, shortestRest)) })
    .where('id', '=', merchantId)
    .execute();
  await recordStoreEvent(ctxInTx, { merchantId, action: 'answer' });
};

/**
 * Submits a store to staff, who have a day: a new one, or a rejected one whose rejected parts were all changed. One
 * that they asked about goes on. Throws 404, 409 for a store in another state, and 422 at what is missing or unchanged since its rejection (domain 3.3).
 */
export const submitStore = (ctx: Context, { merchantId }: { merchantId: number }): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { verification_status, is_company } = await lockStore(ctxInTx, merchantId);
    const ask = verification_status === 'submitted' ? await findOpenRequest(ctxInTx, merchantId) : null;
    if (ask) {
      await demandCorrections(ctxInTx, merchantId);
      return answerAsk(ctxInTx, merchantId, ask.left_ms);
    }
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
