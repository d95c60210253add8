import {
  type AdminReports,
  type BlockReason,
  blockReasonCodes,
  type endpoints,
  type HandlerInput,
  type HideReason,
  hideReasonCodes,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { recordAudit } from '../../audit/index.ts';
import { hideMessage } from '../../chat/index.ts';
import { moderateText } from '../../questions/index.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';
import { moderateProduct } from '../products/moderate-product.ts';
import { moderateReview } from '../reviews/moderate-review.ts';
import { readReportGroup } from './list-reports.ts';
import { type ReportedSubject, readSubjects } from './read-subjects.ts';

type Body = HandlerInput<typeof endpoints.adminReports.decide>['body'];

/** The reports, locked: of two who decide at once, the second one reads what the first one decided. */
const lockReports = async (ctx: Context, ids: readonly number[]) => {
  const rows = await ctx.db
    .selectFrom('reports')
    .select(['id', 'subject_type', 'subject_id', 'user_id', 'state'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const [first] = rows;
  if (!first || rows.length < ids.length) throw apiError.notFound();
  const isOther = ({ subject_type, subject_id }: typeof first) =>
    subject_type !== first.subject_type || subject_id !== first.subject_id;
  if (rows.some(isOther)) throw apiError.invalid({ report_ids: ['report.mixed'] });
  return { first, rows };
};

const isOf = <Code extends string>(codes: readonly Code[], code: string | undefined): code is Code =>
  codes.some((one) => one === code);

/** Hides a question or an answer, or keeps it: it shows again, and reports do not hide it any more. */
const decideText = async (
  ctx: Context,
  { subject }: ReportedSubject,
  { result, reason_code, note }: Body,
) => {
  const { type, id } = subject;
  if (type !== 'question' && type !== 'answer') return;
  const isReason = isOf<HideReason>(hideReasonCodes, reason_code);
  if (result === 'uphold' && !subject.is_blocked && !isReason)
    throw apiError.invalid({ reason_code: ['admin.reason.required'] });
  const reasonCode = result === 'uphold' && isReason ? reason_code : null;
  const { before, after } = await moderateText(ctx, { type, id, reasonCode, note });
  if (before === after) return;
  await recordAudit(ctx, {
    action: `${type}.${after === 'hidden' ? 'hide' : 'keep'}`,
    target: { type, id },
    before: { state: before },
    after: { state: after, ...(reasonCode && { reason_code: reasonCode }) },
    reason: note,
  });
};

/** Blocks the product or hides the review as its page does, or hides the message; a store is suspended on its own page. */
const act = async (ctx: Context, { subject }: ReportedSubject, { reason_code, measure, note }: Body) => {
  const { type, id, is_blocked } = subject;
  if (type === 'message') return hideMessage(ctx, { id, measure, note });
  if (type === 'store' || type === 'question' || type === 'answer' || is_blocked) return;
  if (type === 'product') {
    if (!isOf<BlockReason>(blockReasonCodes, reason_code))
      throw apiError.invalid({ reason_code: ['admin.reason.required'] });
    await moderateProduct({ ctx, input: { productId: id, reasonCode: reason_code, note } });
  } else {
    if (!isOf<HideReason>(hideReasonCodes, reason_code))
      throw apiError.invalid({ reason_code: ['admin.reason.required'] });
    await moderateReview({ ctx, input: { reviewId: id, reasonCode: reason_code, note } });
  }
};

/**
 * Decides reports on one subject (B17): to uphold them blocks the product or hides the text in the same transaction; to
 * dismiss them keeps a question or an answer. Those who reported it are notified. Throws 403 for one's own, 404, 409 with the reports when one is decided already.
 */
export const decideReports = ({ ctx, input }: HandlerArgs<Body>): Promise<AdminReports> =>
  inTransaction(ctx, async (ctxInTx) => {
    const ids = [...new Set(input.report_ids)];
    const { first, rows } = await lockReports(ctxInTx, ids);
    const found = (await readSubjects(ctxInTx, first.subject_type, [first.subject_id])).get(first.subject_id);
    if (!found) throw apiError.notFound();
    await assertNotOwn(ctxInTx, ...found.ownerIds, ...rows.map(({ user_id }) => user_id));
    if (rows.some(({ state }) => state !== 'open'))
      throw apiError.conflict('request.conflict', await readReportGroup(ctxInTx, [first.id]));
    const { result, note } = input;
    const state = result === 'uphold' ? 'upheld' : 'dismissed';
    if (result === 'uphold') await act(ctxInTx, found, input);
    await decideText(ctxInTx, found, input);
    await ctxInTx.db
      .updateTable('reports')
      .set({
        ...{ state, note },
        decided_by: getCurrentStaffUser(ctxInTx).userId,
        decided_at: ctxInTx.clock.now(),
      })
      .where('id', 'in', ids)
      .execute();
    for (const id of ids) {
      await recordAudit(ctxInTx, {
        action: `report.${result}`,
        target: { type: 'report', id },
        before: { state: 'open' },
        after: {
          ...{ state, subject: `${first.subject_type} ${first.subject_id}` },
          ...(first.subject_type === 'message' && result === 'uphold' && { measure: input.measure }),
        },
        reason: note,
      });
    }
    await emit(ctxInTx, 'admin.reports-decided', { reportIds: ids });
    const decided = await readReportGroup(ctxInTx, ids);
    if (!decided) throw apiError.notFound();
    return decided;
  });
