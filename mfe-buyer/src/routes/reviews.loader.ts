import { reviewEndpoints } from '@pasar/contract';
import { listLoader } from '@pasar/dashboard';
import { readReviewQuery } from '../features/browse-reviews/review-query.ts';

export const reviewsLoader = listLoader(readReviewQuery, ({ api, signal }, query) =>
  api.call(reviewEndpoints.mine, { query }, { signal }),
);
