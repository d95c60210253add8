import type { SortValue } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import { textQuery } from '../search/text-query.ts';
import { effectivePrice } from './running-prices.ts';

/** Of the weights D to A: a word in the name outweighs the sales of products that have it in their category only. */
const weights = '{0.02, 0.05, 0.1, 1}';

/** Text rank × sales × rating, sold out last (domain 3.14), of the listing `l` with its text `t`. */
export const searchRank = (words: readonly string[]): RawBuilder<number> => sql`
  ts_rank(${weights}::real[], t.document, ${textQuery(words)})
    * (1 + log(1 + l.sold)) * (1 + l.rating / 5) * case when l.stock > 0 then 1 else 0.2 end`;

/** The order of a listing; every one ends in the id, so that pages never overlap. */
export const listingOrder = (sort: SortValue, now: Date): RawBuilder<unknown> => {
  switch (sort) {
    case 'relevance':
      return sql`l.popularity desc, l.product_id desc`;
    case 'lates':
      return sql`l.created_at desc, l.product_id desc`;
    case 'bestseller':
      return sql`l.sold desc, l.product_id desc`;
    case 'price_asc':
      return sql`${effectivePrice(now)}, l.product_id desc`;
    case 'price_desc':
      return sql`${effectivePrice(now)} desc, l.product_id desc`;
    case 'rating':
      return sql`l.rating desc, l.rating_count desc, l.product_id desc`;
  }
};
