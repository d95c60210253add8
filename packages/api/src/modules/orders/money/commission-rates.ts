import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';

/**
 * What every category pays today, of itself: `rates(id, bps)`, null where it takes the rate of the level above. The last
 * dated rate holds; before the first it is the one that the category began with.
 */
export const ratesToday = ({ clock }: Pick<Context, 'clock'>): RawBuilder<unknown> => sql`
  rates as not materialized (
    select c.id, case when dated.id is null then c.commission_bps else dated.commission_bps end as bps
    from categories c left join lateral (
      select d.id, d.commission_bps from category_commissions d
      where d.category_id = c.id and d.valid_from <= ${jakartaDay(clock.now())}
      order by d.valid_from desc limit 1
    ) dated on true)`;

export interface CommissionRate {
  category_id: number;
  /** Basis points; null for the rate of the level above. */
  commission_bps: number | null;
  /** `YYYY-MM-DD`, its first day in Asia/Jakarta. */
  valid_from: string;
}

/** Plans a rate from a day on; another one for the same day is replaced. Orders that are placed keep theirs. */
export const planCommission = async ({ db, clock }: Context, rate: CommissionRate): Promise<void> => {
  await db
    .insertInto('category_commissions')
    .values({ ...rate, created_at: clock.now() })
    .onConflict((on) =>
      on.columns(['category_id', 'valid_from']).doUpdateSet({ commission_bps: rate.commission_bps }),
    )
    .execute();
};

/** What each category pays today of itself, and the next rate that is planned for it. */
export const readCommissions = async (
  ctx: Pick<Context, 'db' | 'clock'>,
): Promise<ReadonlyMap<number, { bps: number | null; next: Omit<CommissionRate, 'category_id'> | null }>> => {
  const { rows } = await sql<{
    id: number;
    bps: number | null;
    next_bps: number | null;
    next_from: string | null;
  }>`
    with ${ratesToday(ctx)}
    select rates.id, rates.bps, soon.commission_bps as next_bps, soon.valid_from::text as next_from
    from rates left join lateral (
      select d.commission_bps, d.valid_from from category_commissions d
      where d.category_id = rates.id and d.valid_from > ${jakartaDay(ctx.clock.now())}
      order by d.valid_from limit 1
    ) soon on true`.execute(ctx.db);
  return new Map(
    rows.map(({ id, bps, next_bps, next_from }) => [
      id,
      { bps, next: next_from === null ? null : { commission_bps: next_bps, valid_from: next_from } },
    ]),
  );
};
