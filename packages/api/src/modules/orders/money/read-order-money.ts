import type { OrderMoneyState } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { listPostingSums, type PostingSums } from '../../ledger/index.ts';
import type { OrderRow } from '../orders.tables.ts';
import { isHeld } from './is-held.ts';
import { computeShares, splitEscrow } from './shares.ts';

/**
 * What became of an order's money, in rupiah. For the store: items after its voucher − returned − subsidy −
 * commission − fee + reimbursed = net. Of what was held: refunded + refundedPromo + net + commission + fee + delivery.
 */
export interface OrderMoney {
  /** `estimated`: paid and held, the quote is the expected amount. `none`: never paid. */
  state: OrderMoneyState;
  /** What the store gets. */
  net: number;
  commission: number;
  fee: number;
  /** What the store pays of the shipping rate by its shipping offer. */
  subsidy: number;
  /** For the courier. */
  delivery: number;
  /** What of it the store gets, because it paid the courier itself. */
  reimbursed: number;
  /** The price of items, after the store's voucher, that the store lost by the refund. */
  returned: number;
  /** What went into the buyer's wallet, and what back to the marketplace's promos. */
  refunded: number;
  refundedPromo: number;
}

const none: OrderMoney = {
  state: 'none',
  net: 0,
  commission: 0,
  fee: 0,
  subsidy: 0,
  delivery: 0,
  reimbursed: 0,
  returned: 0,
  refunded: 0,
  refundedPromo: 0,
};

const estimate = (order: OrderRow): OrderMoney => {
  const { delivery } = computeShares(order);
  const reimbursed = order.shipping_paid_by === 'seller' ? delivery : 0;
  return {
    ...none,
    state: 'estimated',
    net: order.quoted_net + reimbursed,
    commission: order.quoted_commission,
    fee: order.fee_amount,
    subsidy: order.store_subsidy,
    delivery,
    reimbursed,
  };
};

/** All of it while the store gets anything; else what the courier got beyond what others had paid for it. */
const subsidyIn = (order: OrderRow, net: number, courier: number): number => {
  const { byStore, delivery } = computeShares(order);
  return net > 0 ? byStore : Math.min(byStore, Math.max(0, courier - (delivery - byStore)));
};

const settlement = (order: OrderRow, sums: PostingSums): OrderMoney => {
  const { seller_wallet: net = 0, platform_commission: commission = 0, platform_fee: fee = 0 } = sums;
  const refunded = sums.buyer_wallet ?? 0;
  const reimbursed = order.shipping_paid_by === 'seller' ? splitEscrow(order, refunded).courier : 0;
  const delivery = (sums.courier_payable ?? 0) + reimbursed;
  const sold = net - reimbursed;
  const subsidy = subsidyIn(order, sold, delivery);
  return {
    state: 'settled',
    net,
    commission,
    fee,
    subsidy,
    delivery,
    reimbursed,
    returned: computeShares(order).goods - sold - commission - fee - subsidy,
    refunded,
    refundedPromo: sums.promo_expense ?? 0,
  };
};

/**
 * The amounts of each order, by its id: from its journals, and before they have settled it from the quote of the
 * payment. Every page, list, file and message about an order's money reads this. One statement.
 */
export const readOrderMoney = async (
  ctx: Context,
  orders: readonly OrderRow[],
): Promise<Map<number, OrderMoney>> => {
  const journals = await listPostingSums(
    ctx,
    'order',
    orders.map(({ id }) => id),
  );
  return new Map(
    orders.map((order) => {
      const sums = journals.get(order.id);
      return [order.id, sums ? settlement(order, sums) : isHeld(order) ? estimate(order) : none];
    }),
  );
};
