import type { endpoints, HandlerInput, Review } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { formatAuthor } from './show/format-author.ts';
import { listReviewImages } from './show/list-review-images.ts';
import { reviewOrder } from './show/review-order.ts';

type Reviews = HandlerInput<typeof endpoints.products.reviews>;

/** A page of a product's published reviews as everybody sees them. Throws 404. */
export const listReviews = async ({
  ctx,
  input: { id, rating, with_media, sort, page, per_page },
}: HandlerArgs<Reviews['params'] & Reviews['query']>): Promise<{ reviews: Review[]; total: number }> => {
  const listing = await ctx.db
    .selectFrom('product_listings')
    .select('product_id')
    .where('product_id', '=', id)
    .executeTakeFirst();
  if (!listing) throw apiError.notFound('product.not-found');
  let wanted = ctx.db.selectFrom('reviews').where('product_id', '=', id).where('status', '=', 'published');
  if (rating !== undefined) wanted = wanted.where('rating', '=', rating);
  if (with_media === '1') {
    wanted = wanted.where((e) =>
      e.exists(
        e
          .selectFrom('review_images')
          .select('media_id')
          .whereRef('review_images.review_id', '=', 'reviews.id'),
      ),
    );
  }
  const { total } = await wanted.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await wanted
    .leftJoin('review_replies', 'review_replies.review_id', 'reviews.id')
    .select([
      'reviews.id',
      'author_name',
      'is_anonymous',
      'rating',
      'reviews.text',
      'variant_label',
      'edited_at',
    ])
    .select(['reviews.created_at', 'review_replies.text as reply', 'review_replies.created_at as replied_at'])
    .orderBy(reviewOrder(sort))
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const imagesOf = await listReviewImages(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    total,
    reviews: rows.map((row) => ({
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
    })),
  };
};
