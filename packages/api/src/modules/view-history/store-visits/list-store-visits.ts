import type { Context } from '../../../platform/context.ts';

export interface DayVisits {
  /** `YYYY-MM-DD` in Asia/Jakarta. */
  date: string;
  visitors: number;
  views: number;
}

/** Visits to a store from one day to another, both included; days without any are left out. */
export const listStoreVisits = (
  { db }: Context,
  merchantId: number,
  { from, to }: { from: string; to: string },
): Promise<DayVisits[]> =>
  db
    .selectFrom('store_visits')
    .select(['day as date', 'visitors', 'views'])
    .where('merchant_id', '=', merchantId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
