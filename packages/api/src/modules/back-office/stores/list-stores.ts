import { type AdminStore, type endpoints, type HandlerInput, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { listStores } from '../../stores/index.ts';
import { cameToNothing } from '../../summary/index.ts';
import { presentEmail } from '../contacts.ts';

type Query = HandlerInput<typeof endpoints.adminStores.list>['query'];

const nothing = sql.raw([...cameToNothing].map((status) => `'${status}'`).join(', '));

/** What stores sold and let lapse within 30 days; each part reads an index by store and time. */
const readTrade = async (ctx: Context, ids: readonly number[]) => {
  const since = earlier(ctx.clock, 30 * day);
  const { rows } = await sql<{ id: number; gmv: number; penalties: number }>`
    select s.id,
      (select coalesce(sum(o.items_subtotal) filter (where o.status not in (${nothing})), 0)::bigint from orders o
        where o.merchant_id = s.id and o.paid_at >= ${since}) as gmv,
      (select count(*) from seller_penalties p where p.merchant_id = s.id and p.at >= ${since}) as penalties
    from unnest(${[...ids]}::bigint[]) s(id)`.execute(ctx.db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** A page of the stores, with what they sold lately; contacts as the caller may read them. Before a number, newest first. */
export const findStores = async (
  ctx: Context,
  query: Query,
  before?: number,
): Promise<{ rows: AdminStore[]; total: number }> => {
  const { rows, total } = await listStores(ctx, { ...query, perPage: query.per_page }, before);
  const trade = await readTrade(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      gmv: rupiah(trade.get(row.id)?.gmv ?? 0),
      penalties: trade.get(row.id)?.penalties ?? 0,
      owner: { ...row.owner, email: presentEmail(ctx, row.owner.email) },
    })),
  };
};
