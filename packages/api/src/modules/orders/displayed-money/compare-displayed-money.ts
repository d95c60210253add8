import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { heldStatuses } from '../money/is-held.ts';
import { readOrderMoney } from '../money/read-order-money.ts';
import type { OrderRow } from '../orders.tables.ts';
import { presentBreakdown, presentNet, presentRefund } from '../show/present-money.ts';

/** One figure that pages show otherwise than the ledger has it. */
export interface WrongFigure {
  code: string;
  figure: 'seller_net' | 'breakdown' | 'refund';
  shown: number;
  right: number;
}

interface Booked {
  id: number;
  net: number;
  refunded: number;
}

/**
 * The ledger's amounts of orders, found by another way than the pages': by the account from which the money of each
 * order was paid, not by the journal's reference. Held orders are worth their items less a commission computed again.
 */
const readBooked = async ({ db }: Context, ids: readonly number[]): Promise<Map<number, Booked>> => {
  const { rows } = await sql<Booked>`
    select o.id, coalesce(s.refunded, 0)::bigint as refunded,
      case when s.order_id is not null then s.net
        when o.status in (${sql.join(heldStatuses)}) then o.items_subtotal - o.seller_voucher - o.store_subsidy
          - o.fee_amount - least(o.items_subtotal - o.seller_voucher - o.store_subsidy,
            div((o.items_subtotal - o.seller_voucher)::numeric * o.commission_bps * 2 + 10000, 20000))
          + case when o.shipping_paid_by = 'seller' then o.shipping_price + o.insurance else 0 end
        else 0 end::bigint as net
    from orders o left join (
      select e.owner as order_id,
        coalesce(sum(p.amount) filter (where p.kind = 'seller_wallet'), 0) as net,
        coalesce(sum(p.amount) filter (where p.kind = 'buyer_wallet'), 0) as refunded
      from ledger_postings e join ledger_postings p on p.journal_id = e.journal_id
      where e.kind = 'escrow' and e.amount < 0 and e.owner = any(${ids}::bigint[])
      group by e.owner
    ) s on s.order_id = o.id
    where o.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

const shownOf = (order: OrderRow, money: Parameters<typeof presentBreakdown>[1]) => {
  const {
    items,
    seller_voucher,
    returned,
    commission,
    fee,
    shipping_subsidy = 0,
    shipping_reimbursed = 0,
  } = presentBreakdown(order, money);
  return {
    seller_net: presentNet(money).seller_net,
    breakdown: items - seller_voucher - returned - shipping_subsidy - commission - fee + shipping_reimbursed,
    refund: presentRefund(money)?.wallet ?? 0,
  };
};

/** Compares what pages show of paid orders with an independent sum over their postings; empty when all are right. */
export const compareDisplayedMoney = async (
  ctx: Context,
  orders: readonly OrderRow[],
): Promise<WrongFigure[]> => {
  const money = await readOrderMoney(ctx, orders);
  const booked = await readBooked(
    ctx,
    orders.map(({ id }) => id),
  );
  return orders.flatMap((order) => {
    const [shown, right] = [money.get(order.id), booked.get(order.id)];
    if (!shown || !right) return [];
    const { seller_net, breakdown, refund } = shownOf(order, shown);
    const figures = [
      { figure: 'seller_net' as const, shown: seller_net, right: right.net },
      // A never paid order displays no parts.
      {
        figure: 'breakdown' as const,
        shown: shown.state === 'none' ? right.net : breakdown,
        right: right.net,
      },
      { figure: 'refund' as const, shown: refund, right: right.refunded },
    ];
    return figures
      .filter(({ shown, right }) => shown !== right)
      .map((figure) => ({ code: order.code, ...figure }));
  });
};
