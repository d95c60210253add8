import { silentHours } from '@pasar/contract';
import { sql } from 'kysely';
import { hour } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { selectSilent } from '../parcels/select-silent.ts';

/** Days after the courier's latest estimate within which a parcel may still arrive (trade K6). */
const graceDays = 7;

/**
 * Ids of orders that do not go on by themselves, with the time that passed: a deadline an hour ago, a parcel of which
 * nothing is heard, or one that should have arrived a week ago. Each part has its own index.
 */
export const selectStuck = (ctx: Pick<Context, 'clock'>) => {
  const now = ctx.clock.now();
  const overdue = new Date(now.getTime() - hour);
  return sql<{ id: number; since: Date }>`
    select o.id, o.respond_due_at as since from orders o where o.respond_due_at <= ${overdue}
    union all select o.id, o.ship_due_at from orders o where o.ship_due_at <= ${overdue}
    union all select o.id, o.pickup_due_at from orders o where o.pickup_due_at <= ${overdue}
    union all select o.id, o.complete_due_at from orders o where o.complete_due_at <= ${overdue}
    union all select o.id, coalesce(
        (select max(c.at) from shipment_scans c where c.shipment_id = silent.id), o.shipped_at, o.placed_at
      ) + ${sql.raw(`interval '${silentHours} hours'`)}
      from (${selectSilent(ctx)}) silent join orders o on o.id = silent.order_id
    union all select o.id, o.shipped_at + make_interval(days => o.etd_max + ${graceDays}::int) from orders o
      where o.status = 'shipped' and o.shipped_at <= ${now}::timestamptz - make_interval(days => o.etd_max + ${graceDays}::int)`;
};
