/** How many loads one document may restore; an address further on shows the last ones up to it. */
export const maxRestoredPages = 8;

/** The page counter of `/?page=3`; anything else means the beginning. */
export const recommendationPage = (url: URL): number => {
  const text = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
};
