import { recountRatings } from '../../modules/reviews/index.ts';
import type { Context } from '../../platform/context.ts';
import type { SeedMarket } from '../plan/market.ts';
import { at, insertRows } from './insert-rows.ts';

interface WriteReviews {
  products: readonly number[];
  merchants: readonly number[];
  buyers: readonly number[];
}

/** What buyers said, and what sellers answered. */
export async function writeReviews(ctx: Context, market: SeedMarket, ids: WriteReviews): Promise<void> {
  const reviews = market.products.flatMap(({ reviews: said, store }, place) =>
    said.map((review) => ({
      review,
      row: {
        product_id: at(ids.products, place),
        merchant_id: at(ids.merchants, store),
        user_id: at(ids.buyers, review.buyer),
        author_name: at(market.buyers, review.buyer).name,
        variant_label: review.variantLabel,
        rating: review.rating,
        text: review.text,
        is_anonymous: review.isAnonymous,
        created_at: review.createdAt,
      },
    })),
  );
  const reviewIds = await insertRows(
    ctx.db,
    'reviews',
    reviews.map(({ row }) => row),
  );
  await insertRows(
    ctx.db,
    'review_replies',
    reviews.flatMap(({ review, row }, index) =>
      review.reply
        ? [
            {
              review_id: at(reviewIds, index),
              merchant_id: row.merchant_id,
              text: review.reply.text,
              created_at: review.reply.createdAt,
              updated_at: review.reply.createdAt,
            },
          ]
        : [],
    ),
  );
  await recountRatings(ctx);
}
