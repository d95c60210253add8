import { paths } from '@pasar/contract';
import { readPage } from '@pasar/dashboard';

export const reviewTabs = ['all', 'unreplied', 'replied'] as const;
export type ReviewTab = (typeof reviewTabs)[number];
export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
export const stars = [5, 4, 3, 2, 1] as const;
export type Star = (typeof stars)[number];

/** The query of the address: reviews by themselves, or orders with theirs. */
export interface ReviewQuery {
  by: 'product' | 'order';
  replied: '0' | '1' | undefined;
  rating: Star | undefined;
  with_media: '1' | undefined;
  search: string;
  sort: ReviewSort;
  /** Of orders: with reviews, or still waiting for them. */
  type: 'done' | 'pending';
  page: number;
}

export const readReviewQuery = (params: URLSearchParams): ReviewQuery => {
  const replied = params.get('replied');
  return {
    by: params.get('by') === 'order' ? 'order' : 'product',
    replied: replied === '0' || replied === '1' ? replied : undefined,
    rating: stars.find((star) => String(star) === params.get('rating')),
    with_media: params.get('with_media') === '1' ? '1' : undefined,
    search: (params.get('search') ?? '').trim().slice(0, 100),
    sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    type: params.get('type') === 'pending' ? 'pending' : 'done',
    page: readPage(params),
  };
};

/** The address of a list, without default values. */
export const reviewListPath = ({ by, type, sort, page, ...others }: Partial<ReviewQuery>): string =>
  paths.seller.reviews({
    by: by === 'order' ? by : undefined,
    type: type === 'pending' ? type : undefined,
    ...others,
    sort: sort === 'newest' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

export const getReviewTab = ({ replied }: ReviewQuery): ReviewTab =>
  replied === '0' ? 'unreplied' : replied === '1' ? 'replied' : 'all';

export const repliedIn: Record<ReviewTab, ReviewQuery['replied']> = {
  all: undefined,
  unreplied: '0',
  replied: '1',
};

export const isFiltered = ({ rating, with_media, search }: ReviewQuery): boolean =>
  Boolean(rating || with_media || search);
