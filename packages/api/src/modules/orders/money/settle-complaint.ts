import type { Context } from '../../../platform/context.ts';
import { type Journal, postJournal } from '../../ledger/index.ts';
import type { OrderRow } from '../orders.tables.ts';
import { computeShares, splitEscrow } from './shares.ts';

/** J4: `refund` rupiah go back to the buyer, the rest is settled like a completed order, commission on the rest only. */
export const complaintJournal = (order: OrderRow, refund: number): Journal => {
  const split = splitEscrow(order, refund);
  const reimbursed = order.shipping_paid_by === 'seller' ? split.courier : 0;
  return {
    event: 'J4',
    key: `J4:order:${order.id}`,
    reference: { type: 'order', id: order.id },
    postings: [
      { account: { kind: 'escrow', owner: order.id }, amount: -computeShares(order).escrow },
      {
        account: { kind: 'buyer_wallet', owner: order.user_id },
        amount: split.buyer,
        history: {
          type: 'refund',
          code: order.code,
          description: { id: 'Pengembalian dana komplain', en: 'Refund after a complaint' },
        },
      },
      { account: { kind: 'promo_expense' }, amount: split.platform },
      {
        account: { kind: 'seller_wallet', owner: order.merchant_id },
        amount: split.seller + reimbursed,
        history: {
          type: 'sale',
          code: order.code,
          description: { id: 'Hasil penjualan setelah komplain', en: 'Proceeds after a complaint' },
        },
      },
      { account: { kind: 'platform_commission' }, amount: split.commission },
      { account: { kind: 'courier_payable' }, amount: split.courier - reimbursed },
    ],
  };
};

export const settleComplaint = (ctx: Context, order: OrderRow, refund: number) =>
  postJournal(ctx, complaintJournal(order, refund));
