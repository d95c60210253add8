import { paths } from '@pasar/contract';
import { readPage } from '@pasar/dashboard';

export const reviewTypes = ['pending', 'done'] as const;

export interface ReviewQuery {
  type: (typeof reviewTypes)[number];
  page: number;
}

/** What the address asks for; a part that nobody understands counts as not there. */
export const readReviewQuery = (params: URLSearchParams): ReviewQuery => ({
  type: params.get('type') === 'done' ? 'done' : 'pending',
  page: readPage(params),
});

/** The address of a list; the first tab and the first page need no words in it. */
export const reviewListPath = ({ type, page }: Partial<ReviewQuery>): string =>
  paths.account.reviews({
    type: type === 'done' ? type : undefined,
    page: page === 1 ? undefined : page,
  });
