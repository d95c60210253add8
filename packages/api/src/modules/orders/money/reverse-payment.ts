import type { Context } from '../../../platform/context.ts';
import { type Journal, postJournal } from '../../ledger/index.ts';
import type { OrderGroupRow, OrderRow } from '../orders.tables.ts';
import { computeShares, portion } from './shares.ts';

/**
 * What each order of a group was paid from outside, by its id: the payment is split like the orders' totals, and the
 * wallet paid the rest.
 */
export const splitPayment = async (
  { db }: Context,
  { id, payable }: OrderGroupRow,
): Promise<Map<number, number>> => {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'grand_total'])
    .where('order_group_id', '=', id)
    .orderBy('id')
    .execute();
  const whole = orders.reduce((sum, { grand_total }) => sum + grand_total, 0);
  let total = 0;
  return new Map(
    orders.map(({ id, grand_total }) => {
      const before = portion(payable, total, whole);
      total += grand_total;
      return [id, portion(payable, total, whole) - before];
    }),
  );
};

/** J9: the provider took `paid` rupiah of an unsent order back; the wallet and the promos get what they paid. */
export const reversedJournal = (order: OrderRow, paid: number): Journal => {
  const { escrow, buyer, platform } = computeShares(order);
  return {
    event: 'J9',
    key: `J9:order:${order.id}`,
    reference: { type: 'order', id: order.id },
    postings: [
      { account: { kind: 'gateway_clearing' }, amount: paid },
      { account: { kind: 'escrow', owner: order.id }, amount: -escrow },
      {
        account: { kind: 'buyer_wallet', owner: order.user_id },
        amount: buyer - paid,
        history: {
          type: 'refund',
          code: order.code,
          description: {
            id: 'Saldo kembali, pembayaran ditarik',
            en: 'Balance returned, the payment was reversed',
          },
        },
      },
      { account: { kind: 'promo_expense' }, amount: platform },
    ],
  };
};

export const reverseOrders = async (
  ctx: Context,
  { group, orders }: { group: OrderGroupRow; orders: readonly OrderRow[] },
): Promise<void> => {
  const paid = await splitPayment(ctx, group);
  for (const order of orders) await postJournal(ctx, reversedJournal(order, paid.get(order.id) ?? 0));
};

/** J9 of money that nobody can be asked for: its parcel has left, or a wallet got it. */
export const bookPaymentLoss = (
  ctx: Context,
  { groupId, key, amount }: { groupId: number; key: string; amount: number },
) =>
  postJournal(ctx, {
    event: 'J9',
    key: `J9-loss:order-group:${groupId}:${key}`,
    reference: { type: 'order-group', id: groupId },
    postings: [
      { account: { kind: 'gateway_clearing' }, amount },
      { account: { kind: 'payment_loss' }, amount: -amount },
    ],
  });
