/** Which reviews: of one number of stars, or of all, page by page. */
export interface ReviewQuery {
  star?: number;
  page: number;
}

export const readReviewQuery = (params: URLSearchParams): ReviewQuery => {
  const star = Number(params.get('star'));
  const page = Number(params.get('reviews'));
  return {
    ...([1, 2, 3, 4, 5].includes(star) && { star }),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
};

/** The same page with other reviews; the chosen variant stays. `path` has neither query nor hash. */
export const reviewsPath = (path: string, params: URLSearchParams, { star, page }: ReviewQuery): string => {
  const next = new URLSearchParams(params);
  next.delete('star');
  next.delete('reviews');
  if (star) next.set('star', String(star));
  if (page > 1) next.set('reviews', String(page));
  const search = next.toString();
  return `${path}${search && '?'}${search}`;
};
