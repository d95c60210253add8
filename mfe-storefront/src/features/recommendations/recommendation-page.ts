/** How many loads one document may restore; further ones come one at a time. */
export const maxRestoredPages = 8;

/** The page counter of `/?page=3`; anything else means the beginning. */
export const recommendationPage = (url: URL): number => {
  const text = url.searchParams.get('page') ?? '';
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), maxRestoredPages);
};
