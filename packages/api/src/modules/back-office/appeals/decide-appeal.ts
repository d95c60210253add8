import type { AdminAppeal, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { recordAudit } from '../../audit/index.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';
import { moderateProduct } from '../products/moderate-product.ts';
import { moderateReview } from '../reviews/moderate-review.ts';
import { findAppeal } from './find-appeals.ts';

const known = async (ctx: Context, id: number) => {
  const found = await findAppeal(ctx, id);
  if (!found) throw apiError.notFound();
  return found;
};

/** Lets it back as its page does, which also closes the appeal. */
const grant = async (ctx: Context, { subject: { type, id } }: AdminAppeal, note: string) => {
  const input = { reasonCode: null, note };
  if (type === 'product') await moderateProduct({ ctx, input: { ...input, productId: id } });
  else await moderateReview({ ctx, input: { ...input, reviewId: id } });
};

const reject = async (ctx: Context, appealId: number, note: string) => {
  await ctx.db
    .updateTable('appeals')
    .set({
      state: 'rejected',
      note,
      decided_by: getCurrentStaffUser(ctx).userId,
      decided_at: ctx.clock.now(),
    })
    .where('id', '=', appealId)
    .execute();
  await emit(ctx, 'admin.appeal-rejected', { appealId, note });
};

/**
 * Decides an appeal (B17): granted, the product or review is back in the same transaction. Throws 403 for who blocked
 * it and for one's own, 404, and 409 with the appeal when it is decided already.
 */
export const decideAppeal = ({
  ctx,
  input: { appeal_id, result, note },
}: HandlerArgs<HandlerInput<typeof endpoints.adminAppeals.decide>['body']>): Promise<AdminAppeal> =>
  inTransaction(ctx, async (ctxInTx) => {
    const open = await ctxInTx.db
      .selectFrom('appeals')
      .select('state')
      .where('id', '=', appeal_id)
      .forUpdate()
      .executeTakeFirst();
    const { appeal: before, staffId, ownerIds } = await known(ctxInTx, appeal_id);
    await assertNotOwn(ctxInTx, ...ownerIds);
    if (staffId === getCurrentStaffUser(ctxInTx).userId) throw apiError.forbidden('appeal.same-staff');
    if (open?.state !== 'open') throw apiError.conflict('request.conflict', before);
    if (result === 'grant') await grant(ctxInTx, before, note);
    else await reject(ctxInTx, appeal_id, note);
    const { appeal: after } = await known(ctxInTx, appeal_id);
    await recordAudit(ctxInTx, {
      action: `appeal.${result}`,
      target: { type: 'appeal', id: appeal_id },
      before: { state: before.state },
      after: { state: after.state, subject: `${before.subject.type} ${before.subject.id}` },
      reason: note,
    });
    return after;
  });
