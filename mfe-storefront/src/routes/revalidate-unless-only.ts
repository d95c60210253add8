import type { ShouldRevalidateFunction } from 'react-router';

/**
 * Skips the loader where only one search field changed, because the page itself already shows that field's
 * effect. A reload of the same address does load.
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
