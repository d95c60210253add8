import { intersectPrices, type PriceRange } from '../language/prices.ts';
import type { Understood } from '../language/understand.ts';
import type { Intent } from '../rules/search-rule.ts';

/** What a query asks for besides goods. */
export interface Conditions {
  intents: readonly Intent[];
  price: PriceRange | null;
}

export const unconditional: Conditions = { intents: [], price: null };

export const getConditions = ({ intents, prices }: Understood): Conditions => ({
  intents: intents.map(({ intent }) => intent),
  price: intersectPrices(prices),
});

export const hasConditions = ({ intents, price }: Conditions): boolean =>
  intents.length > 0 || price !== null;
