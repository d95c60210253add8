import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { matchIds } from '../../platform/database/match-ids.ts';
import { jakartaDay } from '../../platform/jakarta.ts';
import type { TaxedAmount } from './compute-ppn.ts';
import { findTaxRate } from './tax-rates.ts';

interface Sold {
  order_id: number;
  kind: 'standard' | 'luxury' | 'exempt';
  amount: number;
}

/**
 * What of each order's items is taxed, after the store's voucher, by kind. A category without a kind of its own has
 * that of the one above it.
 */
const readSold = async ({ db }: Context, orderIds: readonly number[]): Promise<Sold[]> => {
  const { rows } = await sql<Sold>`
    select i.order_id, coalesce(own.ppn_kind, parent.ppn_kind, root.ppn_kind, 'standard') as kind,
      sum(i.line_total - i.seller_discount)::bigint as amount
    from order_items i
    join products p on p.id = i.product_id
    join categories own on own.id = p.category_id
    left join categories parent on parent.id = own.parent_id
    left join categories root on root.id = parent.parent_id
    where ${matchIds('i.order_id', orderIds)}
    group by 1, 2 order by 1, 2 desc`.execute(db);
  return rows;
};

interface PaidOrder {
  id: number;
  paid_at: Date | null;
}

/** The taxed amounts of PKP stores' orders, at the rates of the day of payment; exempt items have none. */
export const readTaxed = async (
  ctx: Context,
  orders: readonly PaidOrder[],
): Promise<Map<number, TaxedAmount[]>> => {
  if (orders.length === 0) return new Map();
  const days = new Map(orders.map(({ id, paid_at }) => [id, paid_at ? jakartaDay(paid_at) : '']));
  const sold = await readSold(ctx, [...days.keys()]);
  const taxed = new Map<number, TaxedAmount[]>(orders.map(({ id }) => [id, []]));
  for (const { order_id, kind, amount } of sold) {
    const rate = findTaxRate(kind, days.get(order_id) ?? '');
    if (!rate || amount === 0) continue;
    const { percent, base_part, base_of } = rate;
    taxed.get(order_id)?.push({ kind: rate.kind, percent, base_part, base_of, amount });
  }
  return taxed;
};
