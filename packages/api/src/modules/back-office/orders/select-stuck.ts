import { sql } from 'kysely';
import { hour } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { selectSilent } from '../parcels/select-silent.ts';

/** Days after the courier's latest estimate within which a parcel may still arrive (trade K6). */
const graceDays = 7;

/**
 * Ids of orders that do not go on by themselves: a deadline that passed an hour ago, a parcel of which nothing is
 * heard, or one that should have arrived a week ago. Each part has its own index.
 */
export const selectStuck = (ctx: Context) => {
  const now = ctx.clock.now();
  const overdue = new Date(now.getTime() - hour);
  return sql<{ id: number }>`
    select o.id from orders o where o.respond_due_at <= ${overdue}
    union all select o.id from orders o where o.ship_due_at <= ${overdue}
    union all select o.id from orders o where o.pickup_due_at <= ${overdue}
    union all select o.id from orders o where o.complete_due_at <= ${overdue}
    union all select silent.order_id from (${selectSilent(ctx)}) silent
    union all select o.id from orders o
      where o.status = 'shipped' and o.shipped_at <= ${now}::timestamptz - make_interval(days => o.etd_max + ${graceDays}::int)`;
};
