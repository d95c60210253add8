import { paths } from '@pasar/contract';
import { readPage } from '@pasar/dashboard';

export const reviewTypes = ['pending', 'done'] as const;

export interface ReviewQuery {
  type: (typeof reviewTypes)[number];
  page: number;
}

/** The query of the address; an invalid part counts as absent. */
export const readReviewQuery = (params: URLSearchParams): ReviewQuery => ({
  type: params.get('type') === 'done' ? 'done' : 'pending',
  page: readPage(params),
});

/** The address of a list, without the first tab and the first page. */
export const reviewListPath = ({ type, page }: Partial<ReviewQuery>): string =>
  paths.account.reviews({
    type: type === 'done' ? type : undefined,
    page: page === 1 ? undefined : page,
  });
