import { isCallFailure } from '@pasar/api-client';
import {
  type GoneProduct,
  type Meta,
  type ProductCard,
  type ProductDetail,
  productEndpoints,
  type Review,
} from '@pasar/contract';
import {
  gone,
  keepShown,
  type Loader,
  type LoaderArgs,
  orShown,
  type Settled,
  settle,
} from '@pasar/slice-kit';
import { readReviewQuery } from '../features/reviews/review-query.ts';
import { heardAt } from '../shared/time-left/heard-at.ts';

export const reviewsPerPage = 5;

export interface FoundProduct {
  product: ProductDetail;
  reviews: Settled<{ items: Review[]; meta: Meta }>;
  similar: Settled<ProductCard[]>;
  /** Structured data carries whole addresses. */
  origin: string;
  heardAt: number | null;
}
/** What was here and will not come back, and what is like it. */
export interface LostProduct {
  gone: GoneProduct;
  similar: Settled<ProductCard[]>;
}

const readSimilar = async ({ api, signal }: LoaderArgs, id: string): Promise<Settled<ProductCard[]>> => {
  const similar = await settle(api.call(productEndpoints.similar, { params: { id } }, { signal }));
  return similar.ok ? { ok: true, value: similar.value.data } : similar;
};

const readReviews = async (
  { api, url, signal }: LoaderArgs,
  id: string,
): Promise<FoundProduct['reviews']> => {
  const { star, withPictures, order, page } = readReviewQuery(url.searchParams);
  const query = {
    rating: star,
    with_media: withPictures ? ('1' as const) : ('0' as const),
    sort: order,
    page,
    per_page: reviewsPerPage,
  };
  const reviews = await settle(api.call(productEndpoints.reviews, { params: { id }, query }, { signal }));
  return reviews.ok ? { ok: true, value: { items: reviews.value.data, meta: reviews.value.meta } } : reviews;
};

/** A 410 names what it was; any other failure is the page's. */
const lost = async (args: LoaderArgs, failure: unknown): Promise<LostProduct> => {
  if (!isCallFailure(failure) || failure.code !== 410) throw failure;
  const was = failure.data as GoneProduct; // the data of this call's 410, by the contract
  return gone({ gone: was, similar: await readSimilar(args, String(was.id)) });
};

/** The product that the page shows while other reviews of it are asked for. */
const shownProduct = ({ shown }: LoaderArgs): FoundProduct | undefined => {
  const page = shown as FoundProduct | LostProduct | null | undefined; // this loader's own last answer
  return page && 'product' in page ? page : undefined;
};

/** A product, and beside it what may fail alone: its reviews, and others like it. */
export const productLoader = (async (args): Promise<FoundProduct | LostProduct> => {
  const { api, params, url, signal } = args;
  const shown = shownProduct(args);
  let product: ProductDetail;
  try {
    const detail = api.call(productEndpoints.detail, { params: { slug: params.slug ?? '' } }, { signal });
    product = await orShown(
      detail.then(({ data }) => data),
      shown?.product,
    );
  } catch (failure) {
    return lost(args, failure);
  }
  const id = String(product.id);
  const [reviews, similar] = await Promise.all([readReviews(args, id), readSimilar(args, id)]);
  const stays = product === shown?.product;
  return {
    product,
    reviews,
    similar: keepShown(similar, shown?.similar),
    origin: url.origin,
    // The times of a product are told against the moment when it came.
    heardAt: stays ? shown.heardAt : heardAt(),
  };
}) satisfies Loader;
