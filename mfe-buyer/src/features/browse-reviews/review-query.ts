import { paths } from '@pasar/contract';
import { defineListQuery, enumField } from '@pasar/dashboard';

export const reviewTypes = ['pending', 'done'] as const;

export const { read: readReviewQuery, toPath: reviewListPath } = defineListQuery(paths.account.reviews, {
  type: enumField(reviewTypes, 'pending'),
});

export type ReviewQuery = ReturnType<typeof readReviewQuery>;
