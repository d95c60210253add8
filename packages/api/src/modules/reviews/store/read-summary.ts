import type { endpoints, HandlerResponse } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';
import { toStarDistribution } from '../tally/star-counts.ts';

type Summary = HandlerResponse<typeof endpoints.reviews.byProduct>['summary'];

/** The rating summary of a store: read from the counted stars, not from the reviews. */
export const readSummary = async ({ db }: Context, merchantId: number): Promise<Summary> => {
  const store = await db
    .selectFrom('merchants')
    .select(['stars', 'rating_avg', 'rating_count', 'created_at'])
    .select((e) =>
      e
        .selectFrom('reviews')
        .select('reviews.created_at')
        .whereRef('reviews.merchant_id', '=', 'merchants.id')
        .where('reviews.status', '=', 'published')
        .orderBy('reviews.created_at')
        .limit(1)
        .as('first_at'),
    )
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return {
    avg_rating: Math.round(store.rating_avg * 10) / 10,
    total_review: store.rating_count,
    periode_awal: jakartaDay(store.first_at ?? store.created_at),
    distribution: toStarDistribution(store.stars),
  };
};
