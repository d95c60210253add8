import type { endpoints, HandlerInput, ReportedChat } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { readReportedChat } from '../../chat/index.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { readSubjects } from './read-subjects.ts';

/**
 * The messages around a reported one: no other way of the back office leads to what people write to each other, and
 * the audit keeps who read it and why (people W11). Throws 403 for one's own, and 404.
 */
export const readChat = ({
  ctx,
  input: { report_id, reason },
}: HandlerArgs<HandlerInput<typeof endpoints.adminReports.readChat>['body']>): Promise<ReportedChat> =>
  inTransaction(ctx, async (ctxInTx) => {
    const report = await ctxInTx.db
      .selectFrom('reports')
      .select(['subject_id', 'user_id'])
      .where('id', '=', report_id)
      .where('subject_type', '=', 'message')
      .executeTakeFirst();
    const found =
      report && (await readSubjects(ctxInTx, 'message', [report.subject_id])).get(report.subject_id);
    if (!report || !found) throw apiError.notFound();
    await assertNotOwn(ctxInTx, ...found.ownerIds, report.user_id);
    await recordAudit(ctxInTx, {
      ...{ action: 'chat.read', target: { type: 'report', id: report_id }, reason },
      ...{ before: {}, after: { message: report.subject_id } },
    });
    return readReportedChat(ctxInTx, report.subject_id);
  });
