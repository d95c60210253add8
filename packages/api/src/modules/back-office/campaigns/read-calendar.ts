import type { CampaignDate, endpoints, HandlerInput, HandlerResponse } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { toMonthRange } from '../month-range.ts';

type Calendar = typeof endpoints.adminPromos.calendar;
type Row = Omit<CampaignDate, 'starts_at' | 'ends_at'> & { starts_at: Date; ends_at: Date | null };

/** Ending one that has not begun leaves it a window of a millisecond, in which nothing ran. */
const shortest = sql`interval '1 millisecond'`;
/** More than anybody plans in a month. */
const most = 500;

const readRows = async ({ db, locale }: Context, start: Date, end: Date): Promise<Row[]> => {
  const [name, title] = [sql.ref(`name_${locale}`), sql.ref(`title_${locale}`)];
  const { rows } = await sql<Row>`
    select kind, id, name, starts_at, ends_at, is_draft from (
      select 'voucher' as kind, id, ${name} as name, starts_at, ends_at, false as is_draft
        from vouchers where owner = 'platform'
      union all select 'promo', id, ${title}, starts_at, ends_at, false from promos
      union all select 'flash-sale', id, ${name}, starts_at, ends_at, false
        from flash_sales where not is_canceled
      union all select 'shipping-offer', id, ${name}, starts_at, ends_at, false
        from shipping_offers where merchant_id is null and is_active
      union all select 'banner', id, ${title}, starts_at, ends_at, not is_published from banners
    ) campaigns
    where starts_at < ${end} and (ends_at is null or ends_at > ${start})
      and coalesce(ends_at - starts_at > ${shortest}, true)
    order by starts_at, kind, id limit ${most}`.execute(db);
  return rows;
};

/** What begins, runs or ends in a month; the marketplace's own, not that of stores, and nothing that was called off. */
export const readCalendar = async ({
  ctx,
  input,
}: HandlerArgs<HandlerInput<Calendar>['query']>): Promise<HandlerResponse<Calendar>> => {
  const { month, start, end } = toMonthRange(ctx, input.month);
  const rows = await readRows(ctx, start, end);
  return {
    data: rows.map(({ starts_at, ends_at, ...row }) => ({
      ...row,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
    })),
    month,
  };
};
