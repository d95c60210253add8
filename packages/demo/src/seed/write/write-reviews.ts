import { type Context, recountRatings } from '@pasar/api/plugin';
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

/** Of so many reviews that praise, one shows how the goods came. */
const picturedOf = 5;

/** The pictures of the color that was bought; of a product without colors, all. */
const picturesOf = ({ options, pictures }: SeedProduct, variantLabel: string | null): ImageSpec[] => {
  const bought = options
    .flatMap(({ values }) => values)
    .find(({ value, picture }) => picture && variantLabel?.split(', ').includes(value))?.picture;
  return bought ? pictures.filter(({ palette }) => palette === bought.palette) : pictures;
};

/** What buyers said, and what sellers answered. */
export async function writeReviews(ctx: Context, market: SeedData, ids: WriteReviews): Promise<void> {
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
  await bulkInsert(
    ctx.db,
    'review_images',
    reviews.flatMap(({ review: { rating, variantLabel }, place }, index) => {
      if (rating < 4 || index % picturedOf !== 0) return [];
      // What was bought, seen from another side than on the card, where there is one.
      const [first, ...others] = picturesOf(at(market.products, place), variantLabel);
      const shown = others.length > 0 ? others.slice(index % others.length).slice(0, 2) : [first];
      return shown.flatMap((picture, position) =>
        picture ? [{ review_id: index + 1, media_id: ids.pictureOf(picture), position: position + 1 }] : [],
      );
    }),
  );
  await recountRatings(ctx);
}
