import { reviewEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { readReviewQuery } from '../features/browse-reviews/review-query.ts';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readReviewQuery(url.searchParams);
  const list = await toSectionResult(
    api.call(reviewEndpoints.mine, { query }, { signal }).then(({ data, meta, counts }) => ({
      reviews: data,
      counts,
      page: meta.current_page,
      lastPage: meta.last_page,
    })),
  );
  return { query, list };
};

export const reviewsLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
