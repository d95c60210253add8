import { recountRatings } from '../../modules/reviews/index.ts';
import type { Context } from '../../platform/context.ts';
import type { SeedMarket, SeedReview } from '../plan/market.ts';
import { bulkInsert, numberAfter } from './history/bulk-insert.ts';
import { at } from './insert-rows.ts';

interface WriteReviews {
  products: readonly number[];
  merchants: readonly number[];
  buyers: readonly number[];
  /** The order line behind a review. */
  items: ReadonlyMap<SeedReview, number>;
}

/** What buyers said, and what sellers answered. */
export async function writeReviews(ctx: Context, market: SeedMarket, ids: WriteReviews): Promise<void> {
  const reviews = market.products.flatMap(({ reviews: said, store }, place) =>
    said.map((review) => ({ review, place, merchant_id: at(ids.merchants, store) })),
  );
  await bulkInsert(
    ctx.db,
    'reviews',
    reviews.map(({ review, place, merchant_id }, index) => ({
      id: index + 1,
      order_item_id: ids.items.get(review) ?? null,
      product_id: at(ids.products, place),
      merchant_id,
      user_id: at(ids.buyers, review.buyer),
      author_name: at(market.buyers, review.buyer).name,
      variant_label: review.variantLabel,
      rating: review.rating,
      text: review.text,
      is_anonymous: review.isAnonymous,
      status: 'published' as const,
      created_at: review.createdAt,
    })),
  );
  await numberAfter(ctx.db, 'reviews', reviews.length + 1);
  await bulkInsert(
    ctx.db,
    'review_replies',
    reviews.flatMap(({ review: { reply }, merchant_id }, index) =>
      reply
        ? [
            {
              review_id: index + 1,
              merchant_id,
              text: reply.text,
              created_at: reply.createdAt,
              updated_at: reply.createdAt,
            },
          ]
        : [],
    ),
  );
  await recountRatings(ctx);
}
