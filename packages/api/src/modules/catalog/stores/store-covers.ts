import type { ImageUrls } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';

const most = 3;

/** Images of each store's best sellers, at most three; a store without images is not in the result. */
export const storeCovers = async (
  ctx: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ImageUrls[]>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; covers: string[] }>`
    select store.id, array_agg(best.cover_key order by best.place) as covers
    from unnest(${ids}::bigint[]) store (id)
    cross join lateral (
      select l.cover_key, row_number() over (order by l.popularity desc, l.product_id desc) as place
      from product_listings l
      where l.merchant_id = store.id and l.cover_key is not null
      order by l.popularity desc, l.product_id desc limit ${most}
    ) best
    group by store.id`.execute(ctx.db);
  return new Map(rows.map(({ id, covers }) => [id, covers.map(imageUrls)]));
};
