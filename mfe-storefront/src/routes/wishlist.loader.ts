import { homeEndpoints, type ProductCard, type WishlistItem, wishlistEndpoints } from '@pasar/contract';
import { type Loader, redirectTo, type SectionResult, toResult } from '@pasar/slice-kit';
import { isFiltered, readWishlistQuery, wishlistPath } from '../features/wishlist/wishlist-query.ts';

/** Full rows of five on a desktop and of two on a phone. */
const perPage = 20;
const recommendedShown = 6;
const none: SectionResult<readonly ProductCard[]> = { ok: true, value: [] };

/** A page of the wishlist; where there is nothing in it, something to put there. */
export const wishlistLoader = (async ({ api, url, signal }) => {
  const asked = readWishlistQuery(url.searchParams);
  const query = { ...asked, per_page: perPage };
  const { data, meta } = await api.call(wishlistEndpoints.my, { query }, { signal });
  const wishes: readonly WishlistItem[] = data;
  if (wishes.length === 0 && meta.total > 0) redirectTo(wishlistPath({ ...asked, page: meta.last_page }));
  if (wishes.length > 0 || isFiltered(asked)) return { asked, wishes, meta, recommended: none };
  const more = { page: 1, per_page: recommendedShown };
  const recommended: SectionResult<readonly ProductCard[]> = await toResult(
    api.call(homeEndpoints.recommendations, { query: more }, { signal }).then(({ data }) => data),
  );
  return { asked, wishes, meta, recommended };
}) satisfies Loader;
