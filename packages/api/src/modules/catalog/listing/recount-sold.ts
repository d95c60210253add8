import { sql } from 'kysely';
import { day } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';

/** Sales count so long in the rank of a search. */
const countedFor = 90 * day;
/** Products in one statement: checkouts wait for none of their rows for long. */
const atOnce = 1_000;
/** Products in one count of all orders. */
const most = 100_000;

interface Differing {
  product_id: number;
  difference: number;
}

const readDiffering = (ctx: Context): Promise<Differing[]> =>
  inTransaction(ctx, async ({ db, clock }) => {
    await sql`set local statement_timeout = 0`.execute(db);
    const { rows } = await sql<Differing>`
      select p.id as product_id, coalesce(sold.pieces, 0) - p.sold_90 as difference
      from products p
      left join (
        select i.product_id, sum(i.qty)::integer as pieces from orders o join order_items i on i.order_id = o.id
        where o.status = 'completed' and o.ended_at > ${new Date(clock.now().getTime() - countedFor)}
        group by i.product_id
      ) sold on sold.product_id = p.id
      where p.sold_90 <> coalesce(sold.pieces, 0)
      order by p.id limit ${most}`.execute(db);
    return rows;
  });

/** By the difference, since what is sold meanwhile is added, too. */
const apply = async ({ db }: Context, some: readonly Differing[]): Promise<void> => {
  const ids = some.map(({ product_id }) => product_id);
  const differences = some.map(({ difference }) => difference);
  await sql`
    with changed as (
      update products p set sold_90 = greatest(0, p.sold_90 + d.difference)
      from unnest(${ids}::bigint[], ${differences}::integer[]) d (id, difference) where p.id = d.id
      returning p.id, p.sold_90
    )
    update product_listings l set sold_90 = changed.sold_90 from changed where l.product_id = changed.id`.execute(
    db,
  );
};

/** Counts anew what each product sold in the last 90 days: older sales leave, and nothing stays wrong for longer than a day. */
export const recountSold = async (ctx: Context): Promise<void> => {
  for (;;) {
    const differing = await readDiffering(ctx);
    for (let from = 0; from < differing.length; from += atOnce)
      await apply(ctx, differing.slice(from, from + atOnce));
    if (differing.length < most) return;
  }
};

export const recountSoldJob: ScheduledJob = {
  name: 'catalog: sold in 90 days',
  pattern: '0 10 3 * * *',
  run: recountSold,
};
