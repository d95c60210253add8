import { type AdminShippingOffer, type endpoints, type HandlerInput, rupiah } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { ShippingOffer } from '../../shipping-offers/index.ts';

type Query = HandlerInput<typeof endpoints.adminShippingOffers.list>['query'];
type Row = ShippingOffer & { orders: number; spent: number };

/** Orders that were called off give the marketplace its part back. */
const standing = sql`
  select count(*) as orders, coalesce(sum(o.market_subsidy), 0)::bigint as spent from orders o
  where o.shipping_offer_id = s.id
    and o.status not in ('payment_expired', 'cancelled_buyer', 'cancelled_system', 'rejected', 'refunded')`;

const read = async (
  { db }: Context,
  where: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select s.*, used.orders, used.spent from shipping_offers s cross join lateral (${standing}) used
    where s.merchant_id is null and ${where} order by s.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

const stateOf = ({ starts_at, ends_at, is_active }: Row, now: Date): AdminShippingOffer['state'] => {
  if (!is_active || (ends_at && ends_at <= now)) return 'ended';
  return starts_at > now ? 'upcoming' : 'running';
};

const present = (row: Row, now: Date): AdminShippingOffer => ({
  id: row.id,
  name_id: row.name_id,
  name_en: row.name_en,
  couriers: row.couriers,
  provinces: row.provinces,
  max_subsidy: row.max_subsidy === null ? null : rupiah(row.max_subsidy),
  min_spend: rupiah(row.min_spend),
  date_start: row.starts_at.toISOString(),
  date_end: row.ends_at?.toISOString() ?? null,
  state: stateOf(row, now),
  orders: row.orders,
  spent: rupiah(row.spent),
  version: row.version,
});

const inState = (state: Query['state'], now: Date): RawBuilder<unknown> => {
  const ended = sql`(not s.is_active or coalesce(s.ends_at <= ${now}, false))`;
  if (state === 'ended') return ended;
  if (state === 'upcoming') return sql`not ${ended} and s.starts_at > ${now}`;
  return state === 'running' ? sql`not ${ended} and s.starts_at <= ${now}` : sql`true`;
};

/** A page of the marketplace's shipping offers, newest first. */
export const findShippingOffers = async (
  ctx: Context,
  { state, page, per_page }: Query,
): Promise<{ offers: AdminShippingOffer[]; total: number }> => {
  const now = ctx.clock.now();
  const where = inState(state, now);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from shipping_offers s where s.merchant_id is null and ${where}`.execute(ctx.db);
  const found = await read(ctx, where, { limit: per_page, offset: (page - 1) * per_page });
  return { total: rows[0]?.total ?? 0, offers: found.map((row) => present(row, now)) };
};

/** One of the marketplace's shipping offers. Throws 404. */
export const readShippingOffer = async (ctx: Context, id: number): Promise<AdminShippingOffer> => {
  const [row] = await read(ctx, sql`s.id = ${id}`, { limit: 1, offset: 0 });
  if (!row) throw apiError.notFound('shipping-offer.not-found');
  return present(row, ctx.clock.now());
};
