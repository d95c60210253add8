import type { Context } from '../../../platform/context.ts';
import { type Journal, postJournal } from '../../ledger/index.ts';
import type { OrderRow } from '../orders.tables.ts';
import { computeShares } from './shares.ts';

/** J2: an order that will not be sent. The buyer gets back what was paid, the marketplace what its promos paid. */
export const refundedJournal = (order: OrderRow): Journal => {
  const { escrow, buyer, platform } = computeShares(order);
  return {
    event: 'J2',
    key: `J2:order:${order.id}`,
    reference: { type: 'order', id: order.id },
    postings: [
      { account: { kind: 'escrow', owner: order.id }, amount: -escrow },
      {
        account: { kind: 'buyer_wallet', owner: order.user_id },
        amount: buyer,
        history: {
          type: 'refund',
          code: order.code,
          description: { id: 'Pengembalian dana pesanan', en: 'Refund of an order' },
        },
      },
      { account: { kind: 'promo_expense' }, amount: platform },
    ],
  };
};

export const refundOrder = (ctx: Context, order: OrderRow) => postJournal(ctx, refundedJournal(order));
