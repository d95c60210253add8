import type { Locale } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { fixedQuery } from '../../../platform/database/fixed-query.ts';
import { type OrderMoney, readOrderMoney } from '../money/read-order-money.ts';

/** What news about an order are made of. */
export interface MessageContext {
  orderId: number;
  code: string;
  groupCode: string;
  /** Rupiah of this order, and of the full group. */
  total: number;
  groupTotal: number;
  /** What its journals did with it by now. */
  money: OrderMoney | undefined;
  awb: string | null;
  /** The first line, and how many more there are. */
  goods: string;
  more: number;
  store: string;
  buyerId: number;
  buyerEmail: string;
  buyerLocale: Locale;
  merchantId: number;
  /** The first order of its group: news about the payment are sent once. */
  isFirst: boolean;
}

const selectFacts = fixedQuery((db, { orderId }: { orderId: number }) =>
  db
    .selectFrom('orders')
    .innerJoin('order_groups', 'order_groups.id', 'orders.order_group_id')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .innerJoin('users as buyer', 'buyer.id', 'orders.user_id')
    .selectAll('orders')
    .select(['order_groups.code as group_code', 'wallet_used', 'payable'])
    .select('merchant_name')
    .select(['buyer.id as buyer_id', 'buyer.email', 'buyer.locale'])
    .select((e) => [
      e
        .selectFrom('order_items')
        .select('name')
        .whereRef('order_id', '=', 'orders.id')
        .orderBy('order_items.id')
        .limit(1)
        .as('goods'),
      e
        .selectFrom('order_items')
        .select((all) => all.fn.countAll<number>().as('lines'))
        .whereRef('order_id', '=', 'orders.id')
        .as('lines'),
      e
        .selectFrom('orders as sibling')
        .select((all) => all.fn.min('sibling.id').as('first'))
        .whereRef('sibling.order_group_id', '=', 'orders.order_group_id')
        .as('first'),
    ])
    .where('orders.id', '=', orderId),
);

export const readMessageContext = async (ctx: Context, orderId: number): Promise<MessageContext> => {
  const [order] = await selectFacts(ctx.db, { orderId });
  if (!order) throw new Error(`order ${orderId} is gone`);
  const money = await readOrderMoney(ctx, [order]);
  return {
    orderId,
    code: order.code,
    groupCode: order.group_code,
    total: order.grand_total,
    groupTotal: order.wallet_used + order.payable,
    money: money.get(orderId),
    awb: order.awb,
    goods: order.goods ?? '',
    more: (order.lines ?? 0) - 1,
    store: order.merchant_name,
    buyerId: order.buyer_id,
    buyerEmail: order.email,
    buyerLocale: order.locale,
    merchantId: order.merchant_id,
    isFirst: order.first === orderId,
  };
};
