import { homeEndpoints, type ProductCard, viewHistoryEndpoints } from '@pasar/contract';
import { type Loader, type SectionResult, toResult } from '@pasar/slice-kit';
import { listCart, listCartPromos } from '../shared/cart-calls/cart-calls.ts';

/** One row on a desktop. */
const shown = 6;

const goodsOf = (
  answer: SectionResult<{ data: readonly ProductCard[] }>,
  wanted: (product: ProductCard) => boolean = () => true,
): SectionResult<readonly ProductCard[]> =>
  answer.ok ? { ok: true, value: answer.value.data.filter(wanted) } : answer;

/** The cart, and beside it what may fail alone: what promos do to it, what was looked at, something else to like. */
export const cartLoader = (async ({ api, signal }) => {
  const query = { page: 1, per_page: shown };
  const [cart, promos, viewed, recommended] = await Promise.all([
    listCart(api, signal),
    toResult(listCartPromos(api, signal)),
    toResult(api.call(viewHistoryEndpoints.recentlyViewed, { query: { per_page: shown } }, { signal })),
    toResult(api.call(homeEndpoints.recommendations, { query }, { signal })),
  ]);
  const inCart = new Set(cart.groups.flatMap(({ items }) => items.map(({ product_id }) => product_id)));
  return {
    cart,
    promos,
    viewed: goodsOf(viewed, ({ id }) => !inCart.has(id)),
    recommended: goodsOf(recommended),
  };
}) satisfies Loader;
