import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { fixedQuery } from '../../platform/database/fixed-query.ts';
import { matchIds } from '../../platform/database/match-ids.ts';
import { imageUrls } from '../media/index.ts';
import { readCityLabels } from '../regions/index.ts';

/** A store as cart and checkout show it. */
export interface Seller {
  id: number;
  name: string;
  slug: string;
  photo: string | null;
  /** Where parcels leave from; null for a store without a place. */
  cityId: string | null;
  city: string;
  zipcode: string | null;
  onHoliday: boolean;
  /** Codes of the couriers that it works with; null: all of them. */
  couriers: readonly string[] | null;
  acceptsDropship: boolean;
}

const selectSellers = fixedQuery((db, { ids, now }: { ids: readonly number[]; now: Date }) => {
  const today = sql`(${now}::timestamptz at time zone 'Asia/Jakarta')::date`;
  return db
    .selectFrom('merchants')
    .leftJoin('merchant_locations', 'merchant_locations.merchant_id', 'merchants.id')
    .leftJoin('media', 'media.id', 'merchants.photo_media_id')
    .select(['merchants.id', 'merchant_name', 'merchant_slug', 'storage_key', 'city_id'])
    .select('merchant_locations.zipcode')
    .select(['couriers', 'accepts_dropship'])
    .select(
      sql<boolean>`coalesce(holiday_from <= ${today} and coalesce(holiday_to, holiday_from) >= ${today}, false)`.as(
        'on_holiday',
      ),
    )
    .where(matchIds('merchants.id', ids));
});

/** Stores by id. */
export const readSellers = async (
  ctx: Context,
  merchantIds: readonly number[],
): Promise<ReadonlyMap<number, Seller>> => {
  if (merchantIds.length === 0) return new Map();
  const rows = await selectSellers(ctx.db, { ids: merchantIds, now: ctx.clock.now() });
  const cityLabel = await readCityLabels();
  return new Map(
    rows.map(({ id, storage_key, city_id, on_holiday, ...row }) => [
      id,
      {
        id,
        name: row.merchant_name,
        slug: row.merchant_slug,
        photo: storage_key && imageUrls(storage_key).w150,
        cityId: city_id,
        city: cityLabel(city_id),
        zipcode: row.zipcode,
        onHoliday: on_holiday,
        couriers: row.couriers,
        acceptsDropship: row.accepts_dropship,
      },
    ]),
  );
};
