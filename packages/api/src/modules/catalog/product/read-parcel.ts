import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** What a courier wants to know of a product. */
export interface Parcel {
  /** Official code of the city that it is sent from. */
  cityId: string | null;
  weightGram: number;
  cm: { l: number; w: number; h: number } | null;
  merchantId: number;
  /** It takes part in the store's shipping offer for selected products. */
  isChosenForOffer: boolean;
  /** The variant that is meant; of a product with several the cheapest one unless one is named. */
  variantIds: readonly number[];
  preorderDays: number;
  /** Those that the store works with; null for all. */
  couriers: readonly string[] | null;
}

interface Row {
  city_id: string | null;
  weight_gram: number;
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
  merchant_id: number;
  free_shipping: boolean;
  variant_ids: number[];
  preorder_days: number;
  couriers: string[] | null;
}

/** Reads it for a product that buyers may see, and one of its variants if one is named; undefined for any other. */
export const readParcel = async (
  ctx: Context,
  { id, variant_id }: { id: number; variant_id?: number | undefined },
): Promise<Parcel | undefined> => {
  const variant = variant_id === undefined ? sql`null::bigint` : sql`${variant_id}::bigint`;
  const { rows } = await sql<Row>`
    select l.city_id, coalesce(v.weight_gram, p.weight_gram) as weight_gram,
      p.length_cm, p.width_cm, p.height_cm, p.free_shipping, p.preorder_days, m.couriers,
      l.merchant_id,
      case when v.id is not null then array[v.id] else (select array_agg(a.id) from variants a where a.product_id = p.id and a.is_active) end as variant_ids
    from product_listings l
    join products p on p.id = l.product_id
    join merchants m on m.id = l.merchant_id
    left join variants v on v.product_id = p.id and v.is_active and v.id = ${variant}
    where l.product_id = ${id} and (${variant} is null or v.id is not null)`.execute(ctx.db);
  const [row] = rows;
  if (!row) return undefined;
  const { length_cm: l, width_cm: w, height_cm: h } = row;
  return {
    cityId: row.city_id,
    weightGram: row.weight_gram,
    cm: l && w && h ? { l, w, h } : null,
    merchantId: row.merchant_id,
    isChosenForOffer: row.free_shipping,
    variantIds: row.variant_ids,
    preorderDays: row.preorder_days,
    couriers: row.couriers,
  };
};
