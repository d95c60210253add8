import { type OrderStatus, orderStatuses, orderStatusNames } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

interface Found {
  what: string;
  wrong: number;
  right: number;
}

const listOf = (statuses: readonly OrderStatus[]) => sql.join(statuses);
const final = orderStatusNames.filter((name) => orderStatuses[name].isFinal);
/** Paid and not settled: the escrow is full. */
const paid = orderStatusNames.filter((name) => !orderStatuses[name].isFinal && name !== 'waiting_payment');
/** The items are still in the store. */
const unsent: OrderStatus[] = ['waiting_payment', 'new', 'processed', 'ready_to_ship'];

const escrows = (ctx: Context) =>
  sql<Found>`
    select 'escrow of ' || o.code || ' (' || o.status || ')' as what, coalesce(a.balance, 0) as wrong,
      case when o.status in (${listOf(paid)})
        then o.items_subtotal - o.seller_voucher + o.shipping_price - o.store_subsidy + o.insurance else 0 end as right
    from orders o left join ledger_accounts a on a.kind = 'escrow' and a.owner = o.id
    where coalesce(a.balance, 0) <> case when o.status in (${listOf(paid)})
      then o.items_subtotal - o.seller_voucher + o.shipping_price - o.store_subsidy + o.insurance else 0 end`.execute(
    ctx.db,
  );

const holds = (ctx: Context) =>
  sql<Found>`
    select 'wallet hold of ' || g.code as what, coalesce(a.balance, 0) as wrong,
      case when g.paid_at is null and g.closed_at is null then g.wallet_used else 0 end as right
    from order_groups g left join ledger_accounts a on a.kind = 'wallet_hold' and a.owner = g.id
    where coalesce(a.balance, 0)
      <> case when g.paid_at is null and g.closed_at is null then g.wallet_used else 0 end`.execute(ctx.db);

const totals = (ctx: Context) =>
  sql<Found>`
    select 'orders of ' || g.code as what, sum(o.grand_total) as wrong, g.wallet_used + g.payable as right
    from order_groups g join orders o on o.order_group_id = g.id
    group by g.id having sum(o.grand_total) <> g.wallet_used + g.payable`.execute(ctx.db);

const reserved = (ctx: Context) =>
  sql<Found>`
    select 'reserved pieces of variant ' || v.id as what, v.stock_reserved as wrong, coalesce(l.qty, 0) as right
    from variants v
    left join (
      select i.variant_id, sum(i.qty) as qty from order_items i join orders o on o.id = i.order_id
      where o.status in (${listOf(unsent)}) group by i.variant_id
    ) l on l.variant_id = v.id
    where v.stock_reserved <> coalesce(l.qty, 0)`.execute(ctx.db);

const timelines = (ctx: Context) =>
  sql<Found>`
    select 'timeline of ' || o.code || ' ends elsewhere than ' || o.status as what, 0 as wrong, 1 as right
    from orders o
    where o.status is distinct from (
      select e.to_status from order_events e where e.order_id = o.id order by e.id desc limit 1
    ) or (o.ended_at is not null) <> (o.status in (${listOf(final)}))`.execute(ctx.db);

const refunds = (ctx: Context) =>
  sql<Found>`
    select 'refund noted in the complaint about ' || o.code as what, c.refunded as wrong, coalesce(b.sum, 0) as right
    from complaints c join orders o on o.id = c.order_id
    left join (
      select j.ref_id, sum(p.amount) as sum from ledger_journals j join ledger_postings p on p.journal_id = j.id
      where j.ref_type = 'order' and p.kind = 'buyer_wallet' group by j.ref_id
    ) b on b.ref_id = o.id
    where c.closed_at is not null and c.refunded is distinct from coalesce(b.sum, 0)`.execute(ctx.db);

/**
 * Escrows, wallet holds, totals, refunds, reserved pieces and timelines fit the orders (domain 3.10); empty when all
 * is well.
 */
export const auditOrders = async (ctx: Context): Promise<string[]> => {
  const found = [];
  for (const check of [escrows, holds, totals, refunds, reserved, timelines])
    found.push(...(await check(ctx)).rows);
  return found.map(({ what, wrong, right }) => `${what}: ${wrong} instead of ${right}`);
};
