import { type RawBuilder, sql } from 'kysely';

/**
 * What a buyer pays now is decided here, in the query and by the clock, never by a job (domain 3.5): the running flash
 * price while its stock lasts, else the seller's running discount, else the price. All fragments expect the aliases
 * named in their comments.
 */

/** A price under the discount `d`: percent rounded half up, never more than 70 % off, never below Rp100. */
export const discounted = (price: RawBuilder<unknown>): RawBuilder<number | null> => sql`
  case d.type
    when 'percent' then greatest(100, ${price} - (${price} * d.value + 50) / 100)
    when 'amount' then greatest(100, ${price} - d.value, (${price} * 30 + 99) / 100)
  end`;

/** Whether the listing `l` has a seller's discount now. */
export const isDiscountRunning = (now: Date): RawBuilder<boolean> =>
  sql`(l.discount_starts_at <= ${now} and l.discount_ends_at > ${now})`;

/** Whether the flash sale `s` runs now; for a repeating one, whether its latest start is still running. */
export const isFlashSaleRunning = (now: Date): RawBuilder<boolean> => sql`
  (not s.is_canceled and s.starts_at <= ${now} and case
    when s.repeat_minutes is null then s.ends_at > ${now}
    else mod(floor(extract(epoch from ${now}::timestamptz - s.starts_at)), s.repeat_minutes * 60)
      < extract(epoch from s.ends_at - s.starts_at)
  end)`;

/** Flash-sale items that can be bought now, one per variant: `(flash_sale_items i, flash_sales s)`. */
export const runningItems = (now: Date): RawBuilder<unknown> => sql`
  flash_sale_items i join flash_sales s on s.id = i.flash_sale_id and ${isFlashSaleRunning(now)}
    and i.status = 'approved' and i.flash_sold < i.flash_stock`;

/** The lowest running flash price per product, to be joined as `f`. */
export const runningFlashPrices = (now: Date): RawBuilder<unknown> => sql`
  (select i.product_id, min(i.flash_price) as flash_price from ${runningItems(now)} group by i.product_id)`;

/** What a buyer pays now for the cheapest variant: listing `l`, flash prices `f`. */
export const effectivePrice = (now: Date): RawBuilder<number> => sql`
  coalesce(f.flash_price, case when ${isDiscountRunning(now)} then l.discount_price_min end, l.price_min)`;
