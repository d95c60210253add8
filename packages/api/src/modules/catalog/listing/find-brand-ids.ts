import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** The ids of brands that are named by slug or id. */
export const findBrandIds = async (ctx: Context, named: readonly string[]): Promise<number[]> => {
  if (named.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from brands where slug = any(${named}::text[]) or id::text = any(${named}::text[])`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
};
