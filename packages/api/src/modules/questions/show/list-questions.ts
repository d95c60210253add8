import { type endpoints, type HandlerInput, hasStoreRight, type ProductQuestion } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import { worksFor } from '../../../platform/actor.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { findProduct } from './find-product.ts';
import { hasBought } from './has-bought.ts';
import { isPublic } from './is-public.ts';
import { countQuestions, readQuestions, toPublic } from './read-questions.ts';

type List = HandlerInput<typeof endpoints.questions.list>;

const answeredBy = (side: RawBuilder<unknown>) => sql`exists (
  select 1 from product_answers a where a.question_id = q.id and ${isPublic('a')} and ${side})`;

/** Every order ends in the id, so that pages never overlap. */
const orders = {
  newest: sql`q.created_at desc, q.id desc`,
  useful: sql`${answeredBy(sql`a.side = 'seller'`)} desc, ${answeredBy(sql`true`)} desc, q.created_at desc, q.id desc`,
};

/** What the current user may do with the questions of a product. */
const readRights = async (ctx: Context, product: { id: number; merchant_id: number }) => {
  const { actor } = ctx;
  if (actor.kind !== 'user') return { may_ask: true, may_answer: false };
  if (worksFor(actor, product.merchant_id)) {
    const isHere = actor.merchantId === product.merchant_id;
    return { may_ask: false, may_answer: isHere && hasStoreRight(actor.storeRoles ?? [], 'talk', 'write') };
  }
  return { may_ask: true, may_answer: await hasBought(ctx, actor.userId, product.id) };
};

/** A page of a product's questions as everybody reads them. Throws 404. */
export const listQuestions = async ({
  ctx,
  input: { id, sort, question, page, per_page },
}: HandlerArgs<List['params'] & List['query']>): Promise<{
  questions: ProductQuestion[];
  total: number;
  may_ask: boolean;
  may_answer: boolean;
}> => {
  const product = await findProduct(ctx, id);
  const where = sql<boolean>`q.product_id = ${id} and ${isPublic('q')}`;
  const first = question === undefined ? sql`` : sql`(q.id = ${question}) desc, `;
  const [total, rows, rights] = await Promise.all([
    countQuestions(ctx, where),
    readQuestions(ctx, {
      where,
      order: sql`${first}${orders[sort]}`,
      limit: per_page,
      offset: (page - 1) * per_page,
    }),
    readRights(ctx, product),
  ]);
  return { questions: rows.map(toPublic), total, ...rights };
};
