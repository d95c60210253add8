export const reviewOrders = ['newest', 'highest', 'lowest', 'oldest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** Which reviews: of one number of stars or of all, with images or all, in which order, page by page. */
export interface ReviewQuery {
  star?: number;
  withPictures: boolean;
  order: ReviewOrder;
  page: number;
}

/** All reviews, in the order that was selected. */
export const noFilter = ({ order }: ReviewQuery): ReviewQuery => ({ withPictures: false, order, page: 1 });

/** The search fields that hold it; everything else of an address is not the reviews' business. */
export const reviewFields = {
  star: 'star',
  withPictures: 'photos',
  order: 'order',
  page: 'reviews',
} as const;

export const readReviewQuery = (params: URLSearchParams): ReviewQuery => {
  const star = Number(params.get(reviewFields.star));
  const page = Number(params.get(reviewFields.page));
  return {
    ...([1, 2, 3, 4, 5].includes(star) && { star }),
    withPictures: params.get(reviewFields.withPictures) === '1',
    order: reviewOrders.find((order) => order === params.get(reviewFields.order)) ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
};

/** The same page with other reviews; the selected variant stays. `path` has neither query nor hash. */
export const reviewsPath = (
  path: string,
  params: URLSearchParams,
  { star, withPictures, order, page }: ReviewQuery,
): string => {
  const next = new URLSearchParams(params);
  for (const field of Object.values(reviewFields)) next.delete(field);
  if (star) next.set(reviewFields.star, String(star));
  if (withPictures) next.set(reviewFields.withPictures, '1');
  if (order !== 'newest') next.set(reviewFields.order, order);
  if (page > 1) next.set(reviewFields.page, String(page));
  const search = next.toString();
  return `${path}${search && '?'}${search}`;
};
