import type { AdminReview, endpoints, HandlerInput } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { lastReviewModeration, presentHidden } from '../../catalog/index.ts';
import { formatAuthor, listReviewImages } from '../../reviews/index.ts';
import { containing } from '../match-user-ids.ts';

type Query = HandlerInput<typeof endpoints.adminReviews.list>['query'];

/** The ids of reviews whose text, author or product contains the typed text; each part has its index. */
const matchReviewIds = (typed: string): RawBuilder<number> => sql`
  select r.id from reviews r where lower(r.text) like ${containing(typed)}
  union select r.id from reviews r where not r.is_anonymous and lower(r.author_name) like ${containing(typed)}
  union select r.id from products p join reviews r on r.product_id = p.id and r.status = 'published'
    where lower(p.name) like ${containing(typed)}
  union select r.id from reviews r join products p on p.id = r.product_id
    where r.status = 'hidden' and lower(p.name) like ${containing(typed)}`;

const all = ({ db }: Context) => db.selectFrom('reviews');

const reported = sql<number>`(
  select r.subject_id from reports r where r.subject_type = 'review' and r.state = 'open')`;

const matching = (
  ctx: Context,
  { search, status, rating, reported: isReported, merchant_id, review_id }: Query,
) => {
  let rows = all(ctx);
  if (status !== 'all')
    rows = rows.where('reviews.status', '=', status === 'hidden' ? 'hidden' : 'published');
  if (isReported === 'yes') rows = rows.where('reviews.id', 'in', reported);
  if (rating !== undefined) rows = rows.where('reviews.rating', '=', rating);
  if (merchant_id !== undefined) rows = rows.where('reviews.merchant_id', '=', merchant_id);
  if (review_id !== undefined) rows = rows.where('reviews.id', '=', review_id);
  if (search !== '') rows = rows.where(sql<boolean>`reviews.id in (${matchReviewIds(search)})`);
  return rows;
};

const withProduct = (rows: ReturnType<typeof all>) =>
  rows
    .innerJoin('merchants', 'merchants.id', 'reviews.merchant_id')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('product_listings as l', 'l.product_id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.rating',
      'reviews.text',
      'author_name',
      'is_anonymous',
      'reviews.status',
      'reviews.version',
      'reviews.created_at',
      'edited_at',
      'reviews.user_id as author_id',
      'products.id as product_id',
      'products.name',
      'products.slug',
      'l.product_id as listed_id',
      'merchants.id as merchant_id',
      'merchants.user_id as seller_id',
      'merchant_name',
      'merchant_slug',
      lastReviewModeration(sql`reviews.id`).as('hide'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof withProduct>['executeTakeFirstOrThrow']>>;

const present = async (ctx: Context, rows: readonly Row[]): Promise<AdminReview[]> => {
  const imagesOf = await listReviewImages(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    rating: row.rating,
    text: row.text,
    author: formatAuthor(row, ctx.locale),
    is_anonymous: row.is_anonymous,
    images: imagesOf(row.id).map(({ image_urls }) => image_urls),
    product: { id: row.product_id, name: row.name, slug: row.listed_id === null ? null : row.slug },
    store: { id: row.merchant_id, merchant_name: row.merchant_name, merchant_slug: row.merchant_slug },
    status: row.status === 'hidden' ? 'hidden' : 'shown',
    hidden: presentHidden(row, ctx.locale),
    version: row.version,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
  }));
};

/** A page of the reviews of all stores, newest first. */
export const listReviews = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ rows: AdminReview[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, input));
  const rows = await withProduct(matching(ctx, input))
    .orderBy('reviews.id', 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  return { total, rows: await present(ctx, rows) };
};

/** One review as staff read it, with its author and its seller; undefined when there is none. */
export const readReview = async (
  ctx: Context,
  id: number,
): Promise<{ review: AdminReview; authorId: number | null; sellerId: number } | undefined> => {
  const row = await withProduct(all(ctx)).where('reviews.id', '=', id).executeTakeFirst();
  const [review] = row ? await present(ctx, [row]) : [];
  return row && review && { review, authorId: row.author_id, sellerId: row.seller_id };
};
