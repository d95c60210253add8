import type { AdminComplaintDetail, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { decideComplaint, isAwaited } from '../../orders/index.ts';
import type { Decided } from '../approvals/create-decision-response.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { findComplaint } from './find-complaints.ts';
import { readComplaint } from './read-complaint.ts';

type Decision = HandlerInput<typeof endpoints.adminComplaints.decide>['body'];

/**
 * Staff end a complaint by a refund, or by 0 for the seller (T17). Throws 403 for one's own affairs, 404, 409 with
 * the order's status when it is settled or while a side has time to answer, and 422 above what is held (domain 3.9).
 */
export const decide = (
  { ctx, input }: HandlerArgs<Decision>,
  approval?: number,
): Promise<Decided<AdminComplaintDetail>> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { complaint_id, refund_amount, note } = input;
    const before = await findComplaint(ctxInTx, complaint_id);
    if (!before) throw apiError.notFound();
    await assertNotOwn(ctxInTx, before.buyer_id, before.owner_id);
    if (before.closed_at === null && (await isAwaited(ctxInTx, complaint_id)))
      throw apiError.conflict('admin.complaint.waits', await readComplaint(ctxInTx, complaint_id));
    const fits = before.closed_at === null && refund_amount <= before.grand_total;
    const asked = fits
      ? await requestApproval(
          ctxInTx,
          {
            action: 'complaint.decide',
            subject: before.order_code,
            body: input,
            beneficiary: before.buyer_id,
            amount: refund_amount,
            reason: note,
          },
          approval,
        )
      : null;
    if (asked) return { data: await readComplaint(ctxInTx, complaint_id), approval: asked };
    await decideComplaint({
      ctx: ctxInTx,
      input: { orderCode: before.order_code, refund: refund_amount, note },
    });
    const after = await readComplaint(ctxInTx, complaint_id);
    await recordAudit(ctxInTx, {
      action: 'complaint.decide',
      target: { type: 'complaint', id: complaint_id },
      before: { status: before.status, order: before.order_code, order_status: before.order_status },
      after: { status: after.status, order_status: after.order_status, refunded: after.refunded, approval },
      reason: note,
    });
    return { data: after, approval: null };
  });
