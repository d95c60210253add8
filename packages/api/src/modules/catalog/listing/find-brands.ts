import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** The brands that are named by slug or id. */
export const findBrands = async (
  ctx: Context,
  named: readonly string[],
): Promise<{ id: number; slug: string }[]> => {
  if (named.length === 0) return [];
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from brands where slug = any(${named}::text[]) or id::text = any(${named}::text[])`.execute(
    ctx.db,
  );
  return rows;
};
