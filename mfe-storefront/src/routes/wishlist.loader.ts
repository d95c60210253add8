import { homeEndpoints, paths, type Wish, wishlistEndpoints } from '@pasar/contract';
import { type Loader, redirectTo, settle } from '@pasar/slice-kit';

/** Full rows of five on a desktop and of two on a phone. */
const perPage = 20;
const recommendedShown = 6;

const pageOf = (url: URL): number => {
  const asked = Number(url.searchParams.get('page') ?? 1);
  return Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
};

/** A page of the wishlist; where there is nothing in it, something to put there. */
export const wishlistLoader = (async ({ api, url, signal }) => {
  const query = { page: pageOf(url), per_page: perPage };
  const { data, meta } = await api.call(wishlistEndpoints.my, { query }, { signal });
  const wishes: readonly Wish[] = data;
  if (wishes.length === 0 && meta.total > 0) redirectTo(`${paths.wishlist()}?page=${meta.last_page}`);
  if (wishes.length > 0) return { wishes, meta, recommended: [] };
  const more = { page: 1, per_page: recommendedShown };
  const found = await settle(api.call(homeEndpoints.recommendations, { query: more }, { signal }));
  return { wishes, meta, recommended: found.ok ? found.value.data : [] };
}) satisfies Loader;
