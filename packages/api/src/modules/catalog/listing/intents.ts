import type { ProductQuery } from '@pasar/contract';
import type { Conditions, Intent } from '../../search/index.ts';

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

const isPriced = ({ min_price, max_price }: ProductQuery): boolean =>
  min_price !== undefined || max_price !== undefined;

/** The list that the words ask for; an order, a price and cities that were chosen stay. */
export const addConditions = (query: ProductQuery, { intents, price, cities }: Conditions): ProductQuery => {
  const asked = Object.assign({}, ...intents.map((intent) => queryOfIntent[intent]));
  const { min, max } = price ?? { min: null, max: null };
  return {
    ...query,
    ...asked,
    sort: query.sort ?? asked.sort,
    ...(cities && query['city[]'].length === 0 && { 'city[]': [...cities] }),
    ...(!isPriced(query) && {
      ...(min !== null && { min_price: min }),
      ...(max !== null && { max_price: max }),
    }),
  };
};
