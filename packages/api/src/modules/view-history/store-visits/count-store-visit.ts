import { toNetwork } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Rates } from '../../../platform/rates.ts';
import { type CountedVisits, createVisitCounter, type VisitCounter } from './visit-counter.ts';

/** One per server, found by what else counts per server. */
const counters = new WeakMap<Rates, VisitCounter>();

const counterOf = ({ rates }: Context): VisitCounter => {
  const counter = counters.get(rates) ?? createVisitCounter();
  counters.set(rates, counter);
  return counter;
};

interface Visit {
  merchantId: number;
  productId?: number;
}

/**
 * Counts one view of a store's page by the current user; written within seconds. The owner's own views do not count.
 */
export const countStoreVisit = (ctx: Context, visit: Visit): void => {
  const { actor, ip, clock } = ctx;
  if (actor.kind === 'user' && actor.merchantId === visit.merchantId) return;
  const who = actor.kind === 'user' ? `user ${actor.userId}` : `network ${toNetwork(ip)}`;
  counterOf(ctx).add({ ...visit, who, at: clock.now() });
};

/** Rows of what was deleted meanwhile are left out. Sorted, so that two servers lock in the same order. */
const write = async (ctx: Context, { stores, products }: CountedVisits): Promise<void> => {
  const byStore = stores.toSorted((a, b) => a.merchantId - b.merchantId || a.day.localeCompare(b.day));
  await sql`
    insert into store_visits (merchant_id, day, visitors, views)
    select v.merchant_id, v.day, v.visitors, v.views
    from unnest(
      ${byStore.map(({ merchantId }) => merchantId)}::bigint[], ${byStore.map(({ day }) => day)}::date[],
      ${byStore.map(({ visitors }) => visitors)}::integer[], ${byStore.map(({ views }) => views)}::integer[]
    ) v (merchant_id, day, visitors, views)
    where exists (select 1 from merchants where merchants.id = v.merchant_id)
    on conflict (merchant_id, day) do update
      set visitors = store_visits.visitors + excluded.visitors, views = store_visits.views + excluded.views`.execute(
    ctx.db,
  );
  const byProduct = products.toSorted((a, b) => a.productId - b.productId);
  await sql`
    update products p set view_count = p.view_count + v.views
    from unnest(
      ${byProduct.map(({ productId }) => productId)}::bigint[], ${byProduct.map(({ views }) => views)}::integer[]
    ) v (id, views)
    where p.id = v.id`.execute(ctx.db);
};

/**
 * Writes the visits since the last time. What the process still holds when it ends is lost: seconds of a number that no
 * payment depends on.
 */
export const writeVisits = async (ctx: Context): Promise<boolean> => {
  const counter = counterOf(ctx);
  const counted = counter.take(ctx.clock.now());
  if (!counted) return false;
  try {
    await inTransaction(ctx, (ctxInTx) => write(ctxInTx, counted));
  } catch (error) {
    counter.giveBack(counted);
    throw error;
  }
  // Waits for the next round, whatever came in meanwhile.
  return false;
};
