import { defineListQuery, enumField, idField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const reviewStates = ['all', 'shown', 'hidden'] as const;
export const starCounts = ['5', '4', '3', '2', '1'] as const;

/** `open` is the number of the review beside the list, `review` the only one that the list holds. */
export const { read: readReviewsQuery, toPath: reviewsPath } = defineListQuery(
  (query) => linkTo('back-office.reviews', query),
  {
    status: enumField(reviewStates, 'all'),
    stars: enumField(starCounts, undefined),
    reported: enumField(['all', 'yes'], 'all'),
    store: idField,
    review: idField,
    search: searchField,
    open: searchField,
  },
);
export type ReviewsQuery = ReturnType<typeof readReviewsQuery>;
