import type { endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { containing, userSearchText } from '../match-user-ids.ts';

type Query = HandlerInput<typeof endpoints.adminComplaints.list>['query'];

/** Complaints with their order and both sides. */
const withSides = ({ db }: Context) =>
  db
    .selectFrom('complaints')
    .innerJoin('orders', 'orders.id', 'complaints.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id');

const select = (complaints: ReturnType<typeof withSides>) =>
  complaints.select([
    'complaints.id',
    'complaints.status',
    'complaints.type',
    'complaints.amount',
    'complaints.refunded',
    'complaints.media_ids',
    'complaints.created_at',
    'complaints.due_at',
    'complaints.closed_at',
    'complaints.order_id',
    'orders.code as order_code',
    'orders.status as order_status',
    'orders.items_subtotal',
    'orders.shipping_price',
    'orders.insurance',
    'orders.grand_total',
    'orders.courier',
    'orders.service',
    'orders.awb',
    'orders.shipped_at',
    'orders.delivered_at',
    'orders.user_id as buyer_id',
    'orders.merchant_id',
    'users.fullname',
    'users.username',
    'users.email',
    'merchants.merchant_name',
    'merchants.user_id as owner_id',
  ]);

export type ComplaintRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const matching = (ctx: Context, { status, search }: Query) =>
  withSides(ctx)
    .$if(status !== 'all', (rows) => rows.where('complaints.status', '=', status as ComplaintRow['status']))
    .$if(search !== '', (rows) =>
      rows.where((e) =>
        e.or([
          e(sql`lower(orders.code)`, 'like', containing(search)),
          e(userSearchText(sql`users`), 'like', containing(search)),
          e(sql`lower(merchants.merchant_name)`, 'like', containing(search)),
        ]),
      ),
    );

/** A page of complaints: those that wait by their age, the others, and those before a number, newest first. */
export const findComplaints = async (
  ctx: Context,
  query: Query,
  before?: number,
): Promise<{ rows: ComplaintRow[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, query));
  const waits = before === undefined && (query.status === 'escalated' || query.status === 'open');
  const rows = await select(matching(ctx, query))
    .$if(before !== undefined, (all) => all.where('complaints.id', '<', before ?? 0))
    .orderBy('complaints.id', waits ? 'asc' : 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { total, rows };
};

/** One complaint; undefined when there is none of that id. */
export const findComplaint = (ctx: Context, id: number): Promise<ComplaintRow | undefined> =>
  select(withSides(ctx).where('complaints.id', '=', id)).executeTakeFirst();
