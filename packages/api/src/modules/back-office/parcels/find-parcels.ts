import {
  type AdminParcel,
  type AdminParcelDetail,
  type endpoints,
  type HandlerInput,
  type HandlerResponse,
  maxCountedParcels,
  parcelPage,
  silentHours,
} from '@pasar/contract';
import { sql } from 'kysely';
import { hour } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { findTracking, listStaffScans, type Tracking } from '../../shipping/index.ts';
import { selectSilent } from './select-silent.ts';

type List = typeof endpoints.adminParcels.list;
type Query = HandlerInput<List>['query'];

const fromParcels = ({ db }: Context) =>
  db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .where('shipments.voided_at', 'is', null);

const select = (parcels: ReturnType<typeof fromParcels>) =>
  parcels.select([
    ...(['shipments.id', 'order_id', 'shipments.awb', 'shipments.courier', 'shipments.service'] as const),
    ...(['shipments.status', 'voided_at', 'last_code', 'opened_at', 'source', 'code as order_code'] as const),
    ...(['orders.user_id as buyer_id', 'merchants.user_id as owner_id'] as const),
    ...(['merchants.id as merchant_id', 'merchant_name'] as const),
  ]);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const matching = (ctx: Context, { view, courier, search }: Query) => {
  let rows = fromParcels(ctx);
  if (view === 'silent')
    rows = rows.where('shipments.id', 'in', sql<number>`(select id from (${selectSilent(ctx)}) silent)`);
  if (view === 'returning') rows = rows.where('last_code', '=', 'returning');
  if (courier !== 'all') rows = rows.where('shipments.courier', '=', courier);
  if (search !== '') {
    const code = search.toUpperCase();
    // Each part has its index.
    rows = rows.where(
      sql<boolean>`shipments.id in (
        select s.id from shipments s where s.awb = ${code}
        union select s.id from shipments s join orders o on o.id = s.order_id where o.code = ${code})`,
    );
  }
  return rows;
};

const onTheWay: readonly (string | null)[] = ['picked_up', 'in_transit', 'out_for_delivery', 'returning'];

const presentScan = ({ description, city, at, note, source }: Tracking['events'][number]) => ({
  ...{ description, city, at, note, source },
});

const present = (ctx: Context, row: Row, events: Tracking['events']): AdminParcel => {
  const last = events.at(-1);
  const quietSince = ctx.clock.now().getTime() - silentHours * hour;
  return {
    ...{ id: row.id, awb: row.awb, courier: row.courier, service: row.service, order_code: row.order_code },
    store: { id: row.merchant_id, merchant_name: row.merchant_name },
    opened_at: row.opened_at.toISOString(),
    last_scan: last ? presentScan(last) : null,
    is_silent: onTheWay.includes(row.last_code) && last !== undefined && Date.parse(last.at) <= quietSince,
  };
};

/** A page of parcels, the latest first. */
export const findParcels = async ({ ctx, input }: HandlerArgs<Query>): Promise<HandlerResponse<List>> => {
  const total = await countRows(ctx.db, matching(ctx, input).limit(maxCountedParcels + 1));
  let rows = select(matching(ctx, input));
  // A cursor that this list did not make is the beginning.
  if (/^[1-9]\d{0,14}$/.test(input.cursor)) rows = rows.where('shipments.id', '<', Number(input.cursor));
  const found = await rows
    .orderBy('shipments.id', 'desc')
    .limit(parcelPage + 1)
    .execute();
  const page = found.slice(0, parcelPage);
  const tracked = await Promise.all(page.map(({ order_id }) => findTracking(ctx, order_id)));
  return {
    data: page.map((row, at) => present(ctx, row, tracked[at]?.events ?? [])),
    total,
    next_cursor: found.length > parcelPage ? String(page.at(-1)?.id) : null,
  };
};

/** One parcel and whose it is. Throws 404. */
export const readParcelRow = async (ctx: Context, id: number): Promise<Row> => {
  const row = await select(fromParcels(ctx)).where('shipments.id', '=', id).executeTakeFirst();
  if (!row) throw apiError.notFound();
  return row;
};

/** One parcel with all its scans. Throws 404. */
export const readParcel = async (ctx: Context, id: number): Promise<AdminParcelDetail> => {
  const row = await readParcelRow(ctx, id);
  const events = (await findTracking(ctx, row.order_id))?.events ?? [];
  return {
    ...present(ctx, row, events),
    booked_by: row.source === 'api' ? 'market' : 'seller',
    scans: events.map(presentScan),
    can_add: listStaffScans(row),
  };
};
