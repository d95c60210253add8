import type { BrandId } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

export const readBrands = async (
  ctx: Context,
  ids: readonly number[],
): Promise<{ id: BrandId; name: string; slug: string }[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: BrandId; name: string; slug: string }>`
    select id, name, slug from brands where id = any(${ids}::bigint[]) order by name`.execute(ctx.db);
  return rows;
};
