import { adminReviewEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readReviewsQuery } from '../features/browse-reviews/reviews-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const reviewsLoader = staffLoader(adminReviewEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readReviewsQuery(url.searchParams);
  const { search, status, stars, reported, store, review, page } = query;
  const list = await toSectionResult(
    api.call(
      adminReviewEndpoints.list,
      {
        query: {
          ...{ search, status, reported, page, per_page: 50 },
          ...(stars && { rating: stars }),
          ...(store && { merchant_id: store }),
          ...(review && { review_id: review }),
        },
      },
      { signal },
    ),
  );
  return { query, list };
});
