import { type RawBuilder, sql } from 'kysely';

/** Whether the store `m` is on holiday on the day that it is now in Jakarta; a last day that is missing is the first. */
export const onHoliday = (now: Date): RawBuilder<boolean | null> => sql`
  ((${now}::timestamptz at time zone 'Asia/Jakarta')::date
    between m.holiday_from and coalesce(m.holiday_to, m.holiday_from))`;
