import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { textQuery } from './text-query.ts';

/** Of the weights D to A: a word in the name outweighs the sales of products that have it in their category only. */
const weights = '{0.02, 0.05, 0.1, 1}';

/**
 * How well the texts of some products match the words. It reads each text, so pass no more than anybody pages
 * through.
 */
export const rankMatches = async (
  ctx: Context,
  words: readonly string[],
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<{ product_id: number; rank: number }>`
    select product_id, ts_rank(${weights}::real[], document, ${textQuery(words)})::float8 as rank
    from product_search_documents where product_id = any(${productIds}::bigint[])`.execute(ctx.db);
  return new Map(rows.map(({ product_id, rank }) => [product_id, rank]));
};
