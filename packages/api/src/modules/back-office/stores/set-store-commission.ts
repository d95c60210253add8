import type { AdminStoreDetail, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';
import { recordAudit } from '../../audit/index.ts';
import { planStoreCommission } from '../../orders/index.ts';
import type { Decided } from '../approvals/create-decision-response.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { lockStore } from './decide-store.ts';
import { readVerificationFile } from './read-verification-file.ts';

type Body = HandlerInput<typeof endpoints.adminStores.setCommission>['body'];

/**
 * Plans what a store pays from a day on, whatever it sells; a colleague decides first, whatever the rate (B20). Throws
 * 403 for one's own, 404, 409 with the current file when another rate was set since, and 422 for a day that is over.
 */
export const setStoreCommission = (
  { ctx, input }: HandlerArgs<Body>,
  approval?: number,
): Promise<Decided<AdminStoreDetail>> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { merchant_id, version, commission_bps, valid_from, reason } = input;
    await lockStore(ctxInTx, merchant_id);
    const before = await readVerificationFile(ctxInTx, merchant_id);
    await assertNotOwn(ctxInTx, before.owner.id);
    if (version !== undefined && version !== before.version)
      throw apiError.conflict('request.conflict', before);
    if (valid_from < jakartaDay(ctxInTx.clock.now()))
      throw apiError.invalid({ valid_from: ['admin.commission.day'] });
    const decision = { action: 'store.commission', subject: before.merchant_name, body: input } as const;
    const always = { beneficiary: before.owner.id, amount: 0, always: true };
    const asked = await requestApproval(ctxInTx, { ...decision, ...always, reason }, approval);
    if (asked) return { data: before, approval: asked };
    await planStoreCommission(ctxInTx, { merchant_id, commission_bps, valid_from });
    await recordAudit(ctxInTx, {
      action: 'store.commission',
      target: { type: 'merchant', id: merchant_id },
      before: { commission_bps: before.commission_bps, next: before.next_commission },
      after: { commission_bps, valid_from, approval },
      reason,
    });
    return { data: await readVerificationFile(ctxInTx, merchant_id), approval: null };
  });
