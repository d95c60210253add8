import type { Review } from '@pasar/contract';
import type { Verb } from '../../../platform/context.ts';
import { failure } from '../../../platform/http/failure.ts';

interface ReviewQuery {
  id: number;
  rating?: number;
  page: number;
  per_page: number;
}

/** `Siti` becomes `S***i`: enough to tell reviews apart, too little to find the person. */
const masked = (name: string): string => `${name.slice(0, 1)}***${name.slice(-1)}`;

/** A page of a product's published reviews, newest first, of one number of stars or all. Throws 404. */
export const listReviews = async ({
  ctx,
  input: { id, rating, page, per_page },
}: Verb<ReviewQuery>): Promise<{ reviews: Review[]; total: number }> => {
  const listing = await ctx.db
    .selectFrom('product_listings')
    .select('product_id')
    .where('product_id', '=', id)
    .executeTakeFirst();
  if (!listing) throw failure.notFound('product.not-found');
  const wanted = ctx.db
    .selectFrom('reviews')
    .where('product_id', '=', id)
    .where('status', '=', 'published')
    .$if(rating !== undefined, (reviews) => reviews.where('rating', '=', rating as number));
  const [{ total }, rows] = await Promise.all([
    wanted.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    wanted
      .leftJoin('review_replies', 'review_replies.review_id', 'reviews.id')
      .select(['reviews.id', 'author_name', 'is_anonymous', 'rating', 'reviews.text', 'variant_label'])
      .select([
        'reviews.created_at',
        'review_replies.text as reply',
        'review_replies.created_at as replied_at',
      ])
      .orderBy('reviews.created_at', 'desc')
      .orderBy('reviews.id', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
  ]);
  return {
    total,
    reviews: rows.map((row) => ({
      id: row.id,
      author: row.is_anonymous ? masked(row.author_name) : row.author_name,
      rating: row.rating,
      text: row.text,
      variant_label: row.variant_label,
      created_at: row.created_at.toISOString(),
      reply:
        row.reply !== null && row.replied_at
          ? { text: row.reply, created_at: row.replied_at.toISOString() }
          : null,
    })),
  };
};
