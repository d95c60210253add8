import { defineListQuery, enumField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const reviewTypes = ['pending', 'done'] as const;

export const { read: readReviewQuery, toPath: reviewListPath } = defineListQuery(
  (query) => linkTo('buyer.reviews', query),
  {
    type: enumField(reviewTypes, 'pending'),
  },
);

export type ReviewQuery = ReturnType<typeof readReviewQuery>;
