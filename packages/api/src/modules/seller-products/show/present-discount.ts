import type { ListedSellerProduct } from '@pasar/contract';

/** A price cut as a query returns it; times as strings where they come out of JSON. */
export interface DiscountRow {
  type: 'amount' | 'percent';
  value: number;
  starts_at: Date | string;
  ends_at: Date | string;
}

/** A price cut as sellers see it; one that is over is none. */
export const presentDiscount = (
  row: DiscountRow | null | undefined,
  now: Date,
): ListedSellerProduct['discount'] => {
  if (!row) return null;
  const [starts, ends] = [new Date(row.starts_at), new Date(row.ends_at)];
  if (ends <= now) return null;
  return {
    type: row.type,
    value: row.value,
    starts_at: starts.toISOString(),
    ends_at: ends.toISOString(),
    is_running: starts <= now,
  };
};
