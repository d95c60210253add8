import type { AdminStoreDetail } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import {
  approveStore,
  assertComplete,
  rejectStore,
  requestParts,
  type StoreRejection,
  suspendStore,
  unsuspendStore,
} from '../../stores/index.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';
import { readVerificationFile } from './read-verification-file.ts';

export type StoreDecision = { merchantId: number; version?: number | undefined } & (
  | { verb: 'approve' }
  | { verb: 'reject'; reasons: StoreRejection[] }
  | { verb: 'ask'; reasons: StoreRejection[] }
  | { verb: 'suspend' | 'unsuspend'; reason: string }
);

const act = async (ctxInTx: Context, decision: StoreDecision): Promise<void> => {
  const { merchantId } = decision;
  const staffId = getCurrentStaffUser(ctxInTx).userId;
  if (decision.verb === 'approve') {
    await assertComplete(ctxInTx, merchantId);
    return approveStore(ctxInTx, { merchantId, staffId });
  }
  if (decision.verb === 'reject' || decision.verb === 'ask') {
    const change = decision.verb === 'ask' ? requestParts : rejectStore;
    return change(ctxInTx, { merchantId, staffId, reasons: decision.reasons });
  }
  const change = decision.verb === 'suspend' ? suspendStore : unsuspendStore;
  return change(ctxInTx, { merchantId, staffId, reason: decision.reason });
};

const reasonOf = (decision: StoreDecision): string | undefined => {
  if (decision.verb === 'approve') return undefined;
  if ('reason' in decision) return decision.reason;
  return decision.reasons.map(({ field, reason }) => `${field}: ${reason}`).join('; ');
};

const stateOf = ({ verification_status, reply_due_at, items }: AdminStoreDetail) => ({
  verification_status,
  ...(reply_due_at && { asked: true }),
  waiting: items.filter(({ status }) => status === 'submitted').map(({ field }) => field),
  refused: items.filter(({ status }) => status === 'rejected').map(({ field }) => field),
});

/** Another decision was faster: nothing of the store waits for a decision any more, or its seller was asked already. */
const isDecided = (store: AdminStoreDetail, { verb }: StoreDecision): boolean =>
  (verb === 'ask' && (store.verification_status !== 'submitted' || Boolean(store.reply_due_at))) ||
  ((verb === 'approve' || verb === 'reject') &&
    store.verification_status !== 'submitted' &&
    stateOf(store).waiting.length === 0);

/** A simultaneous decision waits here for the first one. Throws 404. */
export const lockStore = async ({ db }: Context, merchantId: number): Promise<void> => {
  const store = await db
    .selectFrom('merchants')
    .select('id')
    .where('id', '=', merchantId)
    .forUpdate()
    .executeTakeFirst();
  if (!store) throw apiError.notFound();
};

/**
 * Staff decide about a store. Throws 403 for one's own, 404, 409 with the current state, or with the current file when
 * it was changed after it was opened, and 422 (domain 3.3).
 */
export const decideStore = ({ ctx, input }: HandlerArgs<StoreDecision>): Promise<AdminStoreDetail> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { merchantId, version } = input;
    await lockStore(ctxInTx, merchantId);
    const before = await readVerificationFile(ctxInTx, merchantId);
    await assertNotOwn(ctxInTx, before.owner.id);
    if (version !== undefined && version !== before.version) {
      throw apiError.conflict('request.conflict', before);
    }
    if (isDecided(before, input)) throw apiError.conflict('store.moved', before);
    await act(ctxInTx, input);
    const after = await readVerificationFile(ctxInTx, merchantId);
    await recordAudit(ctxInTx, {
      action: `store.${input.verb}`,
      target: { type: 'merchant', id: merchantId },
      before: stateOf(before),
      after: stateOf(after),
      reason: reasonOf(input),
    });
    return after;
  });
