import { completeTerms } from '../ladder/complete-terms.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import { matchQuery, type SearchedProducts } from './match-query.ts';

/** The points of the products that have all words, of which the last one may still be in the middle of being typed. */
export const completeQuery = (text: string, products: SearchedProducts, rulebook: Rulebook): Uint32Array =>
  matchQuery(products, completeTerms(text, products.text, rulebook), {
    head: undefined,
    headKind: 'unknown',
    depth: 'names',
  });
