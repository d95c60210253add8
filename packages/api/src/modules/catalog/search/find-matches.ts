import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { textQuery } from './text-query.ts';

/** The products that have every word, in no order, by the text index alone. Without words nothing is found. */
export const findMatches = async (ctx: Context, words: readonly string[]): Promise<number[]> => {
  if (words.length === 0) return [];
  // As one string: a row per product costs more than the search itself.
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(product_id::text, ',') as ids
    from product_search_documents where document @@ ${textQuery(words)}`.execute(ctx.db);
  return rows[0]?.ids?.split(',').map(Number) ?? [];
};
