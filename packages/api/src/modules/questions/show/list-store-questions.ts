import type { endpoints, HandlerInput, HandlerResponse, ProductId, StoreQuestion } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { imageUrls } from '../../media/index.ts';
import { hasStoreReply, isOpen } from './is-public.ts';
import { countQuestions, type FoundQuestion, readQuestions } from './read-questions.ts';

type Query = HandlerInput<typeof endpoints.sellerQuestions.list>['query'];
type Counts = HandlerResponse<typeof endpoints.sellerQuestions.list>['counts'];

interface ProductRow {
  id: ProductId;
  name: string;
  slug: string;
  image_key: string | null;
}

const filters = { all: sql`true`, answered: hasStoreReply, unanswered: sql`not ${hasStoreReply}` };

/** Who waits longest comes first; of answered ones the newest. */
const order = sql`${hasStoreReply}, case when ${hasStoreReply} then null else q.created_at end, q.created_at desc, q.id desc`;

const withProducts = async ({ db }: Context, found: readonly FoundQuestion[]): Promise<StoreQuestion[]> => {
  if (found.length === 0) return [];
  const ids = [...new Set(found.map(({ product_id }) => product_id))];
  const { rows } = await sql<ProductRow>`
    select p.id, p.name, p.slug, (
      select media.storage_key from product_images i join media on media.id = i.media_id
      where i.product_id = p.id order by i.position limit 1
    ) as image_key
    from products p where p.id in (${sql.join(ids)})`.execute(db);
  return found.flatMap(({ product_id, ...question }) => {
    const product = rows.find(({ id }) => id === product_id);
    if (!product) return [];
    const { image_key, ...named } = product;
    return {
      ...question,
      product: { ...named, image: image_key === null ? null : imageUrls(image_key).w150 },
    };
  });
};

/** A page of the questions about the products of the current user's store. Throws 401 and 403. */
export const listStoreQuestions = async ({
  ctx,
  input: { state, question, page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: StoreQuestion[]; total: number; counts: Counts }> => {
  const ofStore = sql<boolean>`q.merchant_id = ${getCurrentMerchantId(ctx)} and ${isOpen}`;
  const named = question === undefined ? sql`true` : sql`q.id = ${question}`;
  const where = sql<boolean>`${ofStore} and ${filters[state]} and ${named}`;
  const [all, unanswered, total, found] = await Promise.all([
    countQuestions(ctx, ofStore),
    countQuestions(ctx, sql`${ofStore} and not ${hasStoreReply}`),
    countQuestions(ctx, where),
    readQuestions(ctx, { where, order, limit: per_page, offset: (page - 1) * per_page }),
  ]);
  const rows = await withProducts(ctx, found);
  return { rows, total, counts: { all, unanswered, answered: all - unanswered } };
};

/** One question of a store as it sees it; undefined when it has none such. */
export const readStoreQuestion = async (
  ctx: Context,
  merchantId: number,
  id: number,
): Promise<StoreQuestion | undefined> => {
  const where = sql<boolean>`q.merchant_id = ${merchantId} and q.id = ${id} and ${isOpen}`;
  return (await withProducts(ctx, await readQuestions(ctx, { where, order: sql`q.id`, limit: 1 })))[0];
};
