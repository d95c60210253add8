import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const reviewTabs = ['all', 'unreplied', 'replied'] as const;
export type ReviewTab = (typeof reviewTabs)[number];
export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
export const stars = [5, 4, 3, 2, 1] as const;
export type Star = (typeof stars)[number];

/** The query of the address: reviews by themselves, or orders with theirs. */
export const { read: readReviewQuery, toPath: reviewListPath } = defineListQuery(
  (query) => linkTo('seller.reviews', query),
  {
    by: enumField(['product', 'order'], 'product'),
    /** Of orders: with reviews, or still waiting for them. */
    type: enumField(['done', 'pending'], 'done'),
    replied: enumField(['0', '1'], undefined),
    rating: (text) => stars.find((star) => String(star) === text),
    with_media: enumField(['1'], undefined),
    search: searchField,
    sort: enumField(reviewSorts, 'newest'),
  },
);

export type ReviewQuery = ReturnType<typeof readReviewQuery>;

export const getReviewTab = ({ replied }: ReviewQuery): ReviewTab =>
  replied === '0' ? 'unreplied' : replied === '1' ? 'replied' : 'all';

export const repliedIn: Record<ReviewTab, ReviewQuery['replied']> = {
  all: undefined,
  unreplied: '0',
  replied: '1',
};

export const isFiltered = ({ rating, with_media, search }: ReviewQuery): boolean =>
  Boolean(rating || with_media || search);
