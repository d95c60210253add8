import type { Conditions } from '../ladder/conditions.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import type { SearchedProducts } from './match-query.ts';

/** What is searched in the process itself. */
export interface EmbeddedSearch {
  products: SearchedProducts;
  rulebook: Rulebook;
  /** The numbers of the columns' categories below a slug. */
  categoriesBelow(slug: string): ReadonlySet<number>;
  /** Whether the list may show the product of a slot when the query asks for these besides goods. */
  isInScope(slot: number, conditions: Conditions): boolean;
}
