import { productEndpoints } from '@pasar/contract';
import { type Loader, settle } from '@pasar/slice-kit';
import { readReviewQuery } from '../features/reviews/review-query.ts';
import { heardAt } from '../shared/time-left/heard-at.ts';

export const reviewsPerPage = 5;

/** A product, and beside it what may fail alone: its reviews, and others like it. */
export const productLoader = (async ({ api, params, url, signal }) => {
  const { data: product } = await api.call(
    productEndpoints.detail,
    { params: { slug: params.slug ?? '' } },
    { signal },
  );
  const id = String(product.id);
  const { star, page } = readReviewQuery(url.searchParams);
  const [reviews, similar] = await Promise.all([
    settle(
      api.call(
        productEndpoints.reviews,
        { params: { id }, query: { rating: star, page, per_page: reviewsPerPage } },
        { signal },
      ),
    ),
    settle(api.call(productEndpoints.similar, { params: { id } }, { signal })),
  ]);
  return {
    product,
    reviews: reviews.ok
      ? { ok: true as const, value: { items: reviews.value.data, meta: reviews.value.meta } }
      : reviews,
    similar: similar.ok ? { ok: true as const, value: similar.value.data } : similar,
    /** Structured data carries whole addresses. */
    origin: url.origin,
    heardAt: heardAt(),
  };
}) satisfies Loader;
