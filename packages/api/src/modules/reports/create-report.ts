import type { endpoints, HandlerInput, PublicSubject } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { attachPrivately } from '../media/index.ts';
import { hideReported, isPublic } from '../questions/index.ts';
import { insertReport } from './insert-report.ts';

type Body = HandlerInput<typeof endpoints.reports.create>['body'];

interface Owner {
  owner: number | null;
}

/** Whose it is; no row for what nobody sees. A seller may report a review of an own product. */
const ownerOf: Record<PublicSubject, (id: number) => RawBuilder<Owner>> = {
  product: (id) => sql`
    select m.user_id as owner from product_listings l
    join products p on p.id = l.product_id join merchants m on m.id = p.merchant_id
    where l.product_id = ${id}`,
  review: (id) => sql`select user_id as owner from reviews where id = ${id} and status = 'published'`,
  question: (id) => sql`
    select user_id as owner from product_questions q where id = ${id} and ${isPublic('q')}`,
  answer: (id) => sql`
    select a.user_id as owner from product_answers a join product_questions q on q.id = a.question_id
    where a.id = ${id} and ${isPublic('a')} and ${isPublic('q')}`,
  store: (id) => sql`
    select user_id as owner from merchants
    where id = ${id} and verification_status = 'approved' and suspended_at is null`,
};

const assertMayReport = async (ctx: Context, userId: number, { subject_type, subject_id }: Body) => {
  const { rows } = await ownerOf[subject_type](subject_id).execute(ctx.db);
  const [found] = rows;
  if (!found) throw apiError.notFound();
  if (found.owner === userId) throw apiError.forbidden('report.own');
};

/**
 * Reports something to the market. Each user reports a thing once; three hide a question or an answer. Throws 401, 403 for one's own,
 * 404 for what nobody sees, 409 for a second report and for too many within 24 hours, 422 for images.
 */
export const createReport = ({
  ctx,
  input,
}: HandlerArgs<Body>): Promise<{ id: number; created_at: string }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const userId = getCurrentUserId(ctxInTx);
    await assertMayReport(ctxInTx, userId, input);
    const { subject_type, subject_id } = input;
    const mediaIds = [...new Set(input.media_ids)];
    // The names of the fields carry the position of each image in the list.
    await attachPrivately(
      ctxInTx,
      Object.fromEntries(mediaIds.map((id, place) => [`media_ids.${place}`, id])),
    );
    const written = await insertReport(ctxInTx, { ...input, media_ids: mediaIds });
    if (subject_type === 'question' || subject_type === 'answer')
      await hideReported(ctxInTx, subject_type, subject_id);
    return written;
  });
