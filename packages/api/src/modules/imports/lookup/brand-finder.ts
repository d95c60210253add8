import { sameText } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Lookups } from '../draft/lookups.ts';

/** Finds those brands that are named, by name or number. */
export const brandFinder = async (ctx: Context, names: readonly string[]): Promise<Lookups['brand']> => {
  const wanted = [...new Set(names.map(sameText))];
  if (wanted.length === 0) return () => null;
  const rows = await ctx.db
    .selectFrom('brands')
    .select(['id', 'name'])
    .where((e) => e.or([e(sql`lower(name)`, 'in', wanted), e(sql`id::text`, 'in', wanted)]))
    .execute();
  const ids = new Map(
    rows.flatMap(({ id, name }) => [[String(id), id] as const, [sameText(name), id] as const]),
  );
  return (text) => ids.get(sameText(text)) ?? null;
};
