import type { SortValue } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import { textQuery } from '../search/text-query.ts';
import { effectivePrice } from './running-prices.ts';

/** Text rank × sales × rating, sold out last (domain 3.14); without words what is popular. */
const byRelevance = (words: readonly string[]): RawBuilder<unknown> =>
  words.length === 0
    ? sql`l.popularity desc, l.product_id desc`
    : sql`ts_rank((select document from product_texts t where t.product_id = l.product_id), ${textQuery(words)})
        * (1 + ln(1 + l.sold)) * (1 + l.rating / 5) * case when l.stock > 0 then 1 else 0.2 end desc,
      l.product_id desc`;

/** The order of a listing; every one ends in the id, so that pages never overlap. */
export const listingOrder = (sort: SortValue, words: readonly string[], now: Date): RawBuilder<unknown> => {
  switch (sort) {
    case 'relevance':
      return byRelevance(words);
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
