import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Vouchers } from '../promos.tables.ts';
import { stateIn } from '../voucher-state.ts';

/** A voucher and what it did for its store, in rupiah. */
export interface StoreVoucherRow extends Selectable<Vouchers> {
  image_key: string | null;
  total_product: number;
  revenue: number;
  spent: number;
}

interface Page {
  merchantId: number;
  where?: RawBuilder<boolean>;
  limit: number;
  offset?: number;
}

/** Paid orders that were not canceled. A seller's voucher applies only to orders of its store. */
const sales = sql`
  select sum(o.items_subtotal - o.seller_voucher)::bigint as revenue, sum(o.seller_voucher)::bigint as spent
  from order_promos op join orders o on o.id = op.order_id
  where op.promo_id = v.id and o.paid_at is not null
    and o.status not in ('cancelled_buyer', 'rejected', 'cancelled_system', 'refunded')`;

/** A store's vouchers, newest first. */
export const readStoreVouchers = async (
  { db }: Context,
  { merchantId, where = sql<boolean>`true`, limit, offset = 0 }: Page,
): Promise<StoreVoucherRow[]> => {
  const { rows } = await sql<StoreVoucherRow>`
    select v.*, media.storage_key as image_key,
      (select count(*) from voucher_products vp where vp.voucher_id = v.id) as total_product,
      coalesce(s.revenue, 0) as revenue, coalesce(s.spent, 0) as spent
    from vouchers v
    left join media on media.id = v.image_media_id
    left join lateral (${sales}) s on true
    where v.merchant_id = ${merchantId} and ${where}
    order by v.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

/** How many of a store's vouchers are in each state. */
export const countStates = async (
  { db, clock }: Context,
  merchantId: number,
  where = sql<boolean>`true`,
): Promise<{ state: string; n: number }[]> => {
  const { rows } = await sql<{ state: string; n: number }>`
    select state, count(*) as n
    from (select ${stateIn(clock.now())} as state from vouchers v where v.merchant_id = ${merchantId} and ${where}) s
    group by state`.execute(db);
  return rows;
};
