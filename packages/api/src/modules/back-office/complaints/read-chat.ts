import type { endpoints, HandlerInput, ReportedChat } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { readLatestChat } from '../../chat/index.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { findComplaint } from './find-complaints.ts';

/**
 * What the two sides of a complaint wrote to each other; the audit keeps who read it and why (people W11). Throws 403
 * for one's own, and 404.
 */
export const readChat = ({
  ctx,
  input: { complaint_id, reason },
}: HandlerArgs<HandlerInput<typeof endpoints.adminComplaints.readChat>['body']>): Promise<ReportedChat> =>
  inTransaction(ctx, async (ctxInTx) => {
    const row = await findComplaint(ctxInTx, complaint_id);
    if (!row) throw apiError.notFound();
    await assertNotOwn(ctxInTx, row.buyer_id, row.owner_id);
    await recordAudit(ctxInTx, {
      ...{ action: 'chat.read', target: { type: 'complaint', id: complaint_id }, reason },
      ...{ before: {}, after: {} },
    });
    return readLatestChat(ctxInTx, { userId: row.buyer_id, merchantId: row.merchant_id });
  });
