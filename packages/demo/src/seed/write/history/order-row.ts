import {
  type AddressSnapshot,
  commissionOn,
  computeDeadlines,
  hour,
  type OrderGroupRow,
  type OrderRow,
} from '@pasar/api/plugin';
import { orderTransitions, usualCommissionBps } from '@pasar/contract';
import { getTimelineState } from '../../plan/history/live-stock.ts';
import { computeOrderValue } from '../../plan/history/plan-orders.ts';
import type { SeedGroup, SeedOrder } from '../../plan/history/seed-orders.ts';
import type { SeedData } from '../../plan/seed-data.ts';

/** The moment so many hours after a group was placed. */
export const getTimeAfter = ({ placedAt }: SeedGroup, hours: number): Date =>
  new Date(placedAt.getTime() + Math.round(hours * hour));

interface OrderOf {
  market: SeedData;
  group: SeedGroup;
  order: SeedOrder;
  /** How much of its life is over, in hours. */
  hours: number;
  ids: { id: number; code: string; groupId: number; userId: number; merchantId: number };
  address: AddressSnapshot;
  awb: string | null;
}

/** The row that the market's own verbs would have left behind: the amounts of checkout, the moments of the machine. */
export function orderRow({ market, group, order, hours, ids, address, awb }: OrderOf): OrderRow {
  const { goods, insurance } = computeOrderValue(market, order);
  const quoted_commission = commissionOn(goods, usualCommissionBps);
  const { past, status } = getTimelineState(order, hours);
  const row: OrderRow = {
    id: ids.id,
    code: ids.code,
    order_group_id: ids.groupId,
    user_id: ids.userId,
    merchant_id: ids.merchantId,
    status,
    version: 1 + past.length,
    address,
    dropship: null,
    note: '',
    items_subtotal: goods,
    seller_voucher: 0,
    platform_voucher: 0,
    shipping_price: order.fare.price,
    shipping_discount: 0,
    shipping_offer_id: null,
    store_subsidy: 0,
    market_subsidy: 0,
    insurance,
    grand_total: goods + order.fare.price + insurance,
    commission_bps: usualCommissionBps,
    quoted_commission,
    fee_amount: 0,
    quoted_net: goods - quoted_commission,
    courier: order.fare.courier,
    service: order.fare.service,
    etd_min: order.fare.etdMin,
    etd_max: order.fare.etdMax,
    awb,
    shipping_paid_by: 'market',
    preorder_days: Math.max(
      0,
      ...order.lines.map(({ product }) => market.products[product]?.preorderDays ?? 0),
    ),
    missed_pickups: 0,
    placed_at: group.placedAt,
    paid_at: null,
    shipped_at: null,
    delivered_at: null,
    returned_at: null,
    return_confirmed_at: null,
    ended_at: null,
    respond_due_at: null,
    ship_due_at: null,
    pickup_due_at: null,
    complete_due_at: null,
    cancel_reason: null,
  };
  for (const { transition, after, reason } of past) {
    const { to } = orderTransitions[transition];
    Object.assign(row, computeDeadlines(to, { ...row, now: getTimeAfter(group, after) }));
    if (to === 'rejected' || to.startsWith('cancelled_')) row.cancel_reason = reason ?? null;
  }
  return row;
}

interface GroupOf {
  group: SeedGroup;
  orders: readonly OrderRow[];
  methodName: string;
  id: number;
  code: string;
  paymentId: number;
}

/** The group of orders: paid and closed as they are, all at once. */
export function groupRow({ group, orders, methodName, id, code, paymentId }: GroupOf): OrderGroupRow {
  const [first] = orders;
  if (!first) throw new Error(`the group ${code} has no orders`);
  const closed = first.paid_at === null && first.ended_at !== null;
  return {
    id,
    code,
    user_id: first.user_id,
    checkout_id: null,
    wallet_used: 0,
    payable: orders.reduce((sum, { grand_total }) => sum + grand_total, 0),
    method: group.method,
    method_name: methodName,
    buyer_tax: null,
    placed_at: group.placedAt,
    pay_due_at: getTimeAfter(group, 24),
    paid_at: first.paid_at,
    payment_id: first.paid_at ? paymentId : null,
    closed_at: closed ? first.ended_at : null,
    closed_as: closed ? (first.status === 'payment_expired' ? 'payment_expired' : 'cancelled_buyer') : null,
  };
}
