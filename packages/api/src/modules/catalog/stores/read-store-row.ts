import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { onHoliday } from './on-holiday.ts';

/** What a store's page shows beyond its card. */
export interface StoreRow {
  description: string;
  created_at: Date;
  /** `YYYY-MM-DD`; null without a holiday, or when it is over. */
  holiday_from: string | null;
  holiday_to: string | null;
  on_holiday: boolean;
  total_sold: number;
  /** Null while too few messages measure it. */
  response_minutes: number | null;
}

/** Reads it for a store that exists. */
export const readStoreRow = async (ctx: Context, merchantId: number): Promise<StoreRow | undefined> => {
  const now = ctx.clock.now();
  const { rows } = await sql<StoreRow>`
    select m.description, m.created_at, m.response_minutes, coalesce(${onHoliday(now)}, false) as on_holiday,
      case when ahead.is_ahead then m.holiday_from end as holiday_from,
      case when ahead.is_ahead then coalesce(m.holiday_to, m.holiday_from) end as holiday_to,
      coalesce((select sum(l.sold) from product_listings l where l.merchant_id = m.id), 0)::bigint as total_sold
    from merchants m
    cross join lateral (
      select coalesce(m.holiday_to, m.holiday_from) >= (${now}::timestamptz at time zone 'Asia/Jakarta')::date
        as is_ahead
    ) ahead
    where m.id = ${merchantId}`.execute(ctx.db);
  return rows[0];
};
