import type { endpoints, HandlerInput, ReviewInStore, ReviewSummary } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { findStore } from '../catalog/index.ts';
import { imageUrls } from '../media/index.ts';
import { formatAuthor } from './show/format-author.ts';
import { hasImages } from './show/has-images.ts';
import { listReviewImages } from './show/list-review-images.ts';
import { reviewOrder } from './show/review-order.ts';
import { readSummary } from './store/read-summary.ts';
import { countReviews, ofStore, readReviews } from './store/store-reviews.ts';

type Reviews = HandlerInput<typeof endpoints.stores.reviews>;

/** Addresses of those products that buyers may see. */
const slugsOf = async ({ db }: Context, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .innerJoin('product_listings', 'product_listings.product_id', 'products.id')
    .select(['products.id', 'products.slug'])
    .where('products.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
};

const summaryOf = async (ctx: Context, merchantId: number): Promise<ReviewSummary> => {
  const pictured = sql<boolean>`${ofStore(merchantId)} and ${hasImages}`;
  const [{ avg_rating, total_review, distribution }, { all }] = await Promise.all([
    readSummary(ctx, merchantId),
    countReviews(ctx, pictured),
  ]);
  return { average: avg_rating, total: total_review, with_images: all, distribution };
};

/**
 * A page of the published reviews of a store's products, as everybody sees them. Throws 404 for a store that may not
 * sell.
 */
export const listReviewsOfStore = async ({
  ctx,
  input: { merchant_slug, rating, with_media, sort, page, per_page },
}: HandlerArgs<Reviews['params'] & Reviews['query']>): Promise<{
  reviews: ReviewInStore[];
  total: number;
  summary: ReviewSummary;
}> => {
  const merchantId = await findStore(ctx, merchant_slug);
  const where = sql<boolean>`${sql.join(
    [
      ofStore(merchantId),
      ...(rating === undefined ? [] : [sql`rating = ${rating}`]),
      ...(with_media === '1' ? [hasImages] : []),
    ],
    sql` and `,
  )}`;
  const [{ all: total }, rows, summary] = await Promise.all([
    countReviews(ctx, where),
    readReviews(ctx, { where, order: reviewOrder(sort), limit: per_page, offset: (page - 1) * per_page }),
    summaryOf(ctx, merchantId),
  ]);
  const [imagesOf, slugs] = await Promise.all([
    listReviewImages(
      ctx,
      rows.map(({ id }) => id),
    ),
    slugsOf(ctx, [...new Set(rows.map(({ product_id }) => product_id))]),
  ]);
  const reviews = rows.map((row) => ({
    id: row.id,
    author: formatAuthor(row, ctx.locale),
    rating: row.rating,
    text: row.text,
    variant_label: row.variant_label,
    images: imagesOf(row.id).map(({ image_urls }) => image_urls),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    reply:
      row.reply !== null && row.replied_at
        ? { text: row.reply, created_at: row.replied_at.toISOString() }
        : null,
    product: {
      name: row.name,
      slug: slugs.get(row.product_id) ?? null,
      image: row.image_key && imageUrls(row.image_key).w150,
    },
  }));
  return { reviews, total, summary };
};
