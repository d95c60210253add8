import { intersectPrices, type PriceRange } from '../language/prices.ts';
import type { Understood } from '../language/understand.ts';
import type { Intent } from '../rules/search-rule.ts';

/** What a query asks for besides goods. */
export interface Conditions {
  intents: readonly Intent[];
  price: PriceRange | null;
  /** Official codes of the cities of which one is wanted. */
  cities: readonly string[] | null;
}

export const unconditional: Conditions = { intents: [], price: null, cities: null };

export const getConditions = ({ intents, prices, place }: Understood): Conditions => ({
  intents: intents.map(({ intent }) => intent),
  price: intersectPrices(prices),
  cities: place?.ids ?? null,
});

export const hasConditions = ({ intents, price, cities }: Conditions): boolean =>
  intents.length > 0 || price !== null || cities !== null;
