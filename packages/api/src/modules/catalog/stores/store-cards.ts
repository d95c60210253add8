import type { MerchantId, StoreCard, StoreType } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { listFollowedStores } from '../../follows/index.ts';
import { imageUrls } from '../../media/index.ts';
import { readCityLabels } from '../../regions/index.ts';

/** Stores `m` that buyers may see: approved, not suspended (domain 3.3). */
export const isStoreVisible = sql<boolean>`(m.verification_status = 'approved' and m.suspended_at is null)`;

interface CardRow {
  id: number;
  merchant_name: string;
  merchant_slug: string;
  photo_key: string | null;
  store_type: StoreType;
  is_verified: boolean;
  city_id: string | null;
  rating_avg: number;
  rating_count: number;
  products_count: number;
}

const readRows = async (ctx: Context, where: RawBuilder<boolean>): Promise<CardRow[]> => {
  const { rows } = await sql<CardRow>`
    select m.id, m.merchant_name, m.merchant_slug, media.storage_key as photo_key, m.store_type,
      m.verified_at is not null as is_verified, place.city_id, m.rating_avg, m.rating_count, m.products_count
    from merchants m
    left join merchant_locations place on place.merchant_id = m.id
    left join media on media.id = m.photo_media_id
    where ${isStoreVisible} and ${where}`.execute(ctx.db);
  return rows;
};

/** Stores as every list shows them, in the order of the ids; those that may not sell are left out. */
export const storeCards = async (ctx: Context, ids: readonly number[]): Promise<StoreCard[]> => {
  if (ids.length === 0) return [];
  const [rows, followed, cityLabel] = await Promise.all([
    readRows(ctx, sql`m.id = any(${ids}::bigint[])`),
    listFollowedStores(ctx, ctx.actor.kind === 'user' ? ctx.actor.userId : null, ids),
    readCityLabels(),
  ]);
  const cards = new Map(
    rows.map((row): [number, StoreCard] => {
      const photo = row.photo_key && imageUrls(row.photo_key).w300;
      return [
        row.id,
        {
          id: row.id as MerchantId,
          merchant_name: row.merchant_name,
          merchant_slug: row.merchant_slug,
          merchant_photos: photo,
          merchant_photo: photo,
          store_type: row.store_type,
          is_verified: row.is_verified,
          city: cityLabel(row.city_id),
          rating: row.rating_avg,
          total_review: row.rating_count,
          total_product: row.products_count,
          is_follow: followed.has(row.id),
        },
      ];
    }),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
};
