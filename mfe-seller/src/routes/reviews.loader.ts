import { reviewEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { readReviewQuery } from '../features/browse-reviews/review-query.ts';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readReviewQuery(url.searchParams);
  const { by, type, page, replied, rating, with_media, search, sort } = query;
  const asked = { replied, rating, with_media, search, sort, page };
  const nothing = Promise.resolve(null);
  const [byProduct, byOrder] = await Promise.all([
    by === 'order'
      ? nothing
      : toSectionResult(api.call(reviewEndpoints.byProduct, { query: asked }, { signal })),
    by === 'order'
      ? toSectionResult(api.call(reviewEndpoints.byOrder, { query: { type, page } }, { signal }))
      : nothing,
  ]);
  return { query, byProduct, byOrder };
};

export const reviewsLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
