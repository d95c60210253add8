import type { ProductQuery } from '@pasar/contract';
import type { Intent } from '../../search/index.ts';

/** What an intent asks of the list, besides its order by price in the category for `cheap`. */
export const queryOfIntent: Record<Intent, Partial<ProductQuery>> = {
  cheap: {},
  cheapest: { sort: 'price_asc' },
  bestseller: { sort: 'bestseller' },
  newest: { sort: 'lates' },
  nearest: { sort: 'near' },
  free_shipping: { free_shipping: true },
  discount: { discount: true },
  used: { condition: 'used' },
  in_stock: { in_stock: true },
  preorder: { preorder: true },
};

/** The list that the words ask for; an order that was chosen stays. */
export const addIntents = (query: ProductQuery, intents: readonly Intent[]): ProductQuery => {
  const asked = Object.assign({}, ...intents.map((intent) => queryOfIntent[intent]));
  return { ...query, ...asked, sort: query.sort ?? asked.sort };
};
