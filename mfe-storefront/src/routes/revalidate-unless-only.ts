import type { ShouldRevalidateFunction } from 'react-router';

/**
 * Spares the loader where nothing but one search field changed, because the page itself already shows what that
 * field stands for. A reload of the same address does load.
 */
export const revalidateUnlessOnly =
  (field: string): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const [before, after] = [currentUrl, nextUrl].map((url) => new URL(url));
    if (!before || !after || before.href === after.href) return defaultShouldRevalidate;
    for (const url of [before, after]) {
      url.searchParams.delete(field);
      url.hash = '';
    }
    return before.href === after.href ? false : defaultShouldRevalidate;
  };
