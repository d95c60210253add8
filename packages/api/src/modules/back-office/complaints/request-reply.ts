import type { AdminComplaintDetail, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { requestComplaintReply } from '../../orders/index.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { findComplaint } from './find-complaints.ts';
import { readComplaint } from './read-complaint.ts';

type Body = HandlerInput<typeof endpoints.adminComplaints.ask>['body'];

/** Asks a side something, which it has 48 hours to answer (B19). Throws 403 for one's own affairs, 404, and 409. */
export const requestReply = ({
  ctx,
  input: { complaint_id, side, text },
}: HandlerArgs<Body>): Promise<AdminComplaintDetail> =>
  inTransaction(ctx, async (ctxInTx) => {
    const found = await findComplaint(ctxInTx, complaint_id);
    if (!found) throw apiError.notFound();
    await assertNotOwn(ctxInTx, found.buyer_id, found.owner_id);
    await requestComplaintReply(ctxInTx, { orderId: found.order_id, side, text });
    await recordAudit(ctxInTx, {
      action: 'complaint.ask',
      target: { type: 'complaint', id: complaint_id },
      after: { side, text },
    });
    return readComplaint(ctxInTx, complaint_id);
  });
