import { type Context, recountRatings } from '@pasar/api/plugin';
import { palettes } from '../images/palettes.ts';
import type { ImageSpec } from '../images/render-image-svg.ts';
import type { SeedData, SeedProduct } from '../plan/seed-data.ts';
import type { SeedReview } from '../plan/seed-review.ts';
import { bulkInsert, numberAfter } from './history/bulk-insert.ts';
import { at } from './insert-rows.ts';

interface WriteReviews {
  products: readonly number[];
  merchants: readonly number[];
  buyers: readonly number[];
  /** The order line behind a review. */
  items: ReadonlyMap<SeedReview, number>;
  /** The row of a stored picture. */
  pictureOf(picture: ImageSpec): number;
}

const colorNames = new Set<string>(Object.values(palettes).map(({ name }) => name));

/** Whether a review of this variant is about goods in this color; a variant without a color has only one. */
const isInColor = (variantLabel: string | null, color: string): boolean => {
  const named = variantLabel?.split(', ').find((value) => colorNames.has(value));
  return named === undefined || named === color;
};

/** Gives the photos of buyers to reviews of the product: those that praise it, in the color that the photos show. */
function assignBuyerPictures({ reviews, buyerPictures }: SeedProduct): Map<SeedReview, ImageSpec> {
  const fitting = reviews.filter(
    ({ rating, variantLabel }) =>
      rating >= 4 && buyerPictures.some(({ palette }) => isInColor(variantLabel, palettes[palette].name)),
  );
  return new Map(
    buyerPictures.flatMap((picture, at) => (fitting[at] ? [[fitting[at], picture] as const] : [])),
  );
}

/** What buyers said, and what sellers answered. */
export async function writeReviews(ctx: Context, market: SeedData, ids: WriteReviews): Promise<void> {
  const reviews = market.products.flatMap(({ reviews: said, store }, place) =>
    said.map((review) => ({ review, place, merchant_id: at(ids.merchants, store) })),
  );
  const pictured = market.products.map(assignBuyerPictures);
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
  await bulkInsert(
    ctx.db,
    'review_images',
    reviews.flatMap(({ review, place }, index) => {
      const picture = pictured[place]?.get(review);
      return picture ? [{ review_id: index + 1, media_id: ids.pictureOf(picture), position: 1 }] : [];
    }),
  );
  await recountRatings(ctx);
}
