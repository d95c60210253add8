import { isApiError } from '@pasar/api-client';
import {
  type Meta,
  type ProductCard,
  type ProductDetail,
  productEndpoints,
  questionEndpoints,
  type Review,
  type UnavailableProduct,
} from '@pasar/contract';
import {
  fallBackToCurrent,
  fallBackToCurrentSection,
  type Loader,
  type LoaderArgs,
  removed,
  type SectionResult,
  toResult,
} from '@pasar/slice-kit';
import { getReceivedAt } from '@pasar/slice-kit/fields';
import type { FoundQuestions } from '../features/questions/questions.tsx';
import { readQuestionsQuery } from '../features/questions/questions-query.ts';
import { readReviewQuery } from '../features/reviews/review-query.ts';

export const reviewsPerPage = 5;
export const questionsPerPage = 3;

export interface ProductData {
  product: ProductDetail;
  reviews: SectionResult<{ items: Review[]; meta: Meta }>;
  questions: SectionResult<FoundQuestions>;
  similar: SectionResult<ProductCard[]>;
  /** Structured data has absolute addresses. */
  origin: string;
  heardAt: number | null;
}
/** What was here and will not come back, and what is like it. */
export interface UnavailableProductData {
  gone: UnavailableProduct;
  similar: SectionResult<ProductCard[]>;
}

const readSimilar = async (
  { api, signal }: LoaderArgs,
  id: string,
): Promise<SectionResult<ProductCard[]>> => {
  const similar = await toResult(api.call(productEndpoints.similar, { params: { id } }, { signal }));
  return similar.ok ? { ok: true, value: similar.value.data } : similar;
};

const readReviews = async ({ api, url, signal }: LoaderArgs, id: string): Promise<ProductData['reviews']> => {
  const { star, withPictures, order, page } = readReviewQuery(url.searchParams);
  const query = {
    rating: star,
    with_media: withPictures ? ('1' as const) : ('0' as const),
    sort: order,
    page,
    per_page: reviewsPerPage,
  };
  const reviews = await toResult(api.call(productEndpoints.reviews, { params: { id }, query }, { signal }));
  return reviews.ok ? { ok: true, value: { items: reviews.value.data, meta: reviews.value.meta } } : reviews;
};

const readQuestions = async (
  { api, url, signal }: LoaderArgs,
  id: string,
): Promise<ProductData['questions']> => {
  const query = { ...readQuestionsQuery(url.searchParams), per_page: questionsPerPage };
  const found = await toResult(api.call(questionEndpoints.list, { params: { id }, query }, { signal }));
  if (!found.ok) return found;
  const { data: items, meta, may_ask: mayAsk, may_answer: mayAnswer } = found.value;
  return { ok: true, value: { items, meta, mayAsk, mayAnswer } };
};

/** A 410 names the removed product; any other error is the page's. */
const lost = async (args: LoaderArgs, failure: unknown): Promise<UnavailableProductData> => {
  if (!isApiError(failure) || failure.code !== 410) throw failure;
  const was = failure.data as UnavailableProduct; // the data of this call's 410, by the contract
  return removed({ gone: was, similar: await readSimilar(args, String(was.id)) });
};

/** The product that the page shows while other reviews of it are requested. */
const shownProduct = ({ shown }: LoaderArgs): ProductData | undefined => {
  const page = shown as ProductData | UnavailableProductData | null | undefined; // this loader's own last answer
  return page && 'product' in page ? page : undefined;
};

/** A product, and beside it what may fail alone: its reviews, its questions, and others like it. */
export const productLoader = (async (args): Promise<ProductData | UnavailableProductData> => {
  const { api, params, url, signal } = args;
  const shown = shownProduct(args);
  let product: ProductDetail;
  try {
    const detail = api.call(productEndpoints.detail, { params: { slug: params.slug ?? '' } }, { signal });
    product = await fallBackToCurrent(
      detail.then(({ data }) => data),
      shown?.product,
    );
  } catch (failure) {
    return lost(args, failure);
  }
  const id = String(product.id);
  const [reviews, questions, similar] = await Promise.all([
    readReviews(args, id),
    readQuestions(args, id),
    readSimilar(args, id),
  ]);
  const stays = product === shown?.product;
  return {
    product,
    reviews,
    questions,
    similar: fallBackToCurrentSection(similar, shown?.similar),
    origin: url.origin,
    // Times of a product are relative to when the response came.
    heardAt: stays ? shown.heardAt : getReceivedAt(),
  };
}) satisfies Loader;
