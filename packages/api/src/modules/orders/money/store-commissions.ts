import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';

/** What the store of a product `p` pays today whatever it sells; null where its categories decide. */
export const storeRateToday = ({ clock }: Pick<Context, 'clock'>) => sql<number | null>`(
  select d.commission_bps from store_commissions d
  where d.merchant_id = p.merchant_id and d.valid_from <= ${jakartaDay(clock.now())}
  order by d.valid_from desc limit 1)`;

export interface StoreCommission {
  merchant_id: number;
  /** Basis points; null for what the categories pay. */
  commission_bps: number | null;
  /** `YYYY-MM-DD`, its first day in Asia/Jakarta. */
  valid_from: string;
}

/** Plans a rate from a day on; another one for the same day is replaced. Orders that are placed keep theirs. */
export const planStoreCommission = async ({ db, clock }: Context, rate: StoreCommission): Promise<void> => {
  await db
    .insertInto('store_commissions')
    .values({ ...rate, created_at: clock.now() })
    .onConflict((on) =>
      on.columns(['merchant_id', 'valid_from']).doUpdateSet({ commission_bps: rate.commission_bps }),
    )
    .execute();
};

/** What a store itself pays today, and the next rate that is planned for it. */
export const readStoreCommission = async (
  { db, clock }: Context,
  merchantId: number,
): Promise<{ bps: number | null; next: Omit<StoreCommission, 'merchant_id'> | null }> => {
  const rows = await db
    .selectFrom('store_commissions')
    .select(['commission_bps', sql<string>`valid_from::text`.as('valid_from')])
    .where('merchant_id', '=', merchantId)
    .orderBy('valid_from')
    .execute();
  const today = jakartaDay(clock.now());
  return {
    bps: rows.findLast(({ valid_from }) => valid_from <= today)?.commission_bps ?? null,
    next: rows.find(({ valid_from }) => valid_from > today) ?? null,
  };
};
