import { homeEndpoints, viewingEndpoints } from '@pasar/contract';
import { type Loader, settle } from '@pasar/slice-kit';
import { listCart, listCartPromos } from '../shared/cart-calls/cart-calls.ts';

/** One row on a desktop. */
const shown = 6;

/** The cart, and beside it what may fail alone: what promos do to it, what was looked at, something else to like. */
export const cartLoader = (async ({ api, signal }) => {
  const query = { page: 1, per_page: shown };
  const [cart, promos, viewed, recommended] = await Promise.all([
    listCart(api, signal),
    settle(listCartPromos(api, signal)),
    settle(api.call(viewingEndpoints.recentlyViewed, { query: { per_page: shown } }, { signal })),
    settle(api.call(homeEndpoints.recommendations, { query }, { signal })),
  ]);
  const inCart = new Set(cart.groups.flatMap(({ items }) => items.map(({ product_id }) => product_id)));
  return {
    cart,
    promos: promos.ok ? promos.value : [],
    viewed: viewed.ok ? viewed.value.data.filter(({ id }) => !inCart.has(id)) : [],
    recommended: recommended.ok ? recommended.value.data : [],
  };
}) satisfies Loader;
