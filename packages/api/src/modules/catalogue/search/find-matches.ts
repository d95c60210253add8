import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { textQuery } from './text-query.ts';

/**
 * The products that have every word, in no order. Looked up once, by the text index alone: page, counts and sums of a
 * search then go by these ids, and no plan walks the market looking for one word. They come as PostgreSQL writes an
 * array and are sent back like that: nobody reads thousands of numbers on the way.
 */
export const findMatches = async (ctx: Context, words: readonly string[]): Promise<string> => {
  if (words.length === 0) return '{}';
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(product_id::text, ',') as ids
    from product_texts where document @@ ${textQuery(words)}`.execute(ctx.db);
  return `{${rows[0]?.ids ?? ''}}`;
};
