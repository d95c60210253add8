import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { readCityIds } from '../../regions/index.ts';
import { findZone, readTariff, type Tariff, type Zone } from '../../shipping/index.ts';
import {
  computeShippingPromise,
  listRunningShippingOffers,
  type PromisedProduct,
  type ShippingOffer,
} from '../../shipping-offers/index.ts';

/** The portion of listings in one statement, so that it stays short for millions of them. */
const atOnce = 5_000;

interface Row {
  product_id: number;
  merchant_id: number;
  city_id: string | null;
  is_chosen: boolean;
  price: number;
  min_order: number;
  gram: number;
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
  couriers: string[] | null;
}

/** Of the listing `l`, its product `p` and its store `m`; at the lowest price of the seller, the heaviest variant. */
const readRows = async ({ db }: Context, scope: RawBuilder<boolean>, after: number): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select l.product_id, l.merchant_id, l.city_id, p.free_shipping as is_chosen,
      least(l.price_min, l.discount_price_min) as price, p.min_order,
      (select max(coalesce(v.weight_gram, p.weight_gram)) from variants v
        where v.product_id = p.id and v.is_active) as gram,
      p.length_cm, p.width_cm, p.height_cm, m.couriers
    from product_listings l
    join products p on p.id = l.product_id
    join merchants m on m.id = l.merchant_id
    where ${scope} and l.product_id > ${after} order by l.product_id limit ${atOnce}`.execute(db);
  return rows;
};

type Zones = ReadonlyMap<string, ReadonlySet<Zone>>;
const zonesFrom = new Map<string, Zones>();

/** The zones of each province's cities; the regions do not change while a process runs. */
const readZones = async (origin: string): Promise<Zones> => {
  const known = zonesFrom.get(origin);
  if (known) return known;
  const zones = new Map<string, Set<Zone>>();
  for (const [province, cities] of await readCityIds()) {
    zones.set(province, new Set(cities.flatMap((city) => findZone(origin, city) ?? [])));
  }
  zonesFrom.set(origin, zones);
  return zones;
};

const nowhere: Zones = new Map();

const productOf = (row: Row, zonesOf: Zones, tariff: Tariff): PromisedProduct => {
  const { length_cm: l, width_cm: w, height_cm: h } = row;
  return {
    merchantId: row.merchant_id,
    isChosen: row.is_chosen,
    price: row.price,
    minOrder: row.min_order,
    goods: { gram: row.gram, cm: l && w && h ? { l, w, h } : null, qty: row.min_order },
    couriers: row.couriers,
    zonesOf,
    tariff,
  };
};

/** A listing's promise, as its columns. */
const promiseRow = async (row: Row, offers: readonly ShippingOffer[], tariff: Tariff) => {
  const promise = computeShippingPromise(
    productOf(row, row.city_id ? await readZones(row.city_id) : nowhere, tariff),
    offers,
  );
  return {
    product_id: row.product_id,
    free_shipping: promise.isFree,
    free_provinces: promise.provinces.length > 0 ? promise.provinces.join(',') : null,
    free_from_price: promise.fromPrice,
    free_until: promise.until?.toISOString() ?? null,
    shipping_offer: promise.offer,
  };
};

const isOther = sql`
  (l.free_shipping, l.free_provinces, l.free_from_price, l.free_until, nullif(l.shipping_offer, 'null'))
  is distinct from
  (x.free_shipping, x.free_provinces, x.free_from_price, x.free_until, nullif(x.shipping_offer, 'null'))`;

/** The shipping promises by the current offers, a portion at a time, as a table `x`. */
async function* computePromises(ctx: Context, scope: RawBuilder<boolean>) {
  // What another server's staff just changed must be in what lists promise.
  await readTariff(ctx);
  let after = 0;
  for (;;) {
    const rows = await readRows(ctx, scope, after);
    const last = rows.at(-1);
    if (!last) return;
    const offers = await listRunningShippingOffers(ctx, [
      ...new Set(rows.map(({ merchant_id }) => merchant_id)),
    ]);
    const values = [];
    for (const row of rows) values.push(await promiseRow(row, offers, ctx.tariff.current));
    yield sql`
      jsonb_to_recordset(${JSON.stringify(values)}::text::jsonb) as x (product_id bigint, free_shipping boolean,
        free_provinces text, free_from_price bigint, free_until timestamptz, shipping_offer jsonb)`;
    after = last.product_id;
  }
}

/** Brings what lists promise of shipping in line with offers, prices, weights and couriers. */
export const writePromises = async (ctx: Context, scope: RawBuilder<boolean>): Promise<void> => {
  for await (const computed of computePromises(ctx, scope)) {
    await sql`
      update product_listings l set free_shipping = x.free_shipping, free_provinces = x.free_provinces,
        free_from_price = x.free_from_price, free_until = x.free_until, shipping_offer = x.shipping_offer
      from ${computed} where l.product_id = x.product_id and ${isOther}`.execute(ctx.db);
  }
};

/** Sentences about listings that promise other shipping than the current offers honour; none when all is consistent. */
export const auditPromises = async (ctx: Context): Promise<string[]> => {
  const { rows: waiting } = await sql`
    select 1 from shipping_offer_refreshes
    union all select 1 from shipping_offers where next_change_at <= ${ctx.clock.now()} limit 1`.execute(
    ctx.db,
  );
  if (waiting.length > 0) return [];
  const wrong: string[] = [];
  for await (const computed of computePromises(ctx, sql<boolean>`true`)) {
    const { rows } = await sql<{ id: number }>`
      select l.product_id as id from product_listings l join ${computed} on x.product_id = l.product_id
      where ${isOther}`.execute(ctx.db);
    wrong.push(
      ...rows.map(({ id }) => `the listing of product ${id} promises another shipping than its offers`),
    );
  }
  return wrong;
};
