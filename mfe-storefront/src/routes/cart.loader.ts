import { homeEndpoints } from '@pasar/contract';
import { type Loader, settle } from '@pasar/slice-kit';
import { listCart } from '../shared/cart-calls/cart-calls.ts';

/** One row on a desktop. */
const recommendedShown = 6;

/** The cart, and beside it what may fail alone: something else to like. */
export const cartLoader = (async ({ api, signal }) => {
  const query = { page: 1, per_page: recommendedShown };
  const [cart, recommended] = await Promise.all([
    listCart(api, signal),
    settle(api.call(homeEndpoints.recommendations, { query }, { signal })),
  ]);
  return { cart, recommended: recommended.ok ? recommended.value.data : [] };
}) satisfies Loader;
