import type { Context } from '../../../platform/context.ts';
import type { Message } from '../../../platform/message.ts';
import { type Journal, postJournal } from '../../ledger/index.ts';
import type { OrderRow } from '../orders.tables.ts';
import { computeShares, splitEscrow } from './shares.ts';

interface Refund {
  event: 'J2' | 'J4';
  /** Rupiah for the buyer. */
  amount: number;
  /** What both read about it. */
  forBuyer: Message;
  forSeller: Message;
}

/** A part goes back to the buyer, the rest is settled like a completed order, commission on the rest only. */
const partialRefund = (order: OrderRow, { event, amount, forBuyer, forSeller }: Refund): Journal => {
  const split = splitEscrow(order, amount);
  const reimbursed = order.shipping_paid_by === 'seller' ? split.courier : 0;
  const { code } = order;
  return {
    event,
    key: `${event}:order:${order.id}`,
    reference: { type: 'order', id: order.id },
    postings: [
      { account: { kind: 'escrow', owner: order.id }, amount: -computeShares(order).escrow },
      {
        account: { kind: 'buyer_wallet', owner: order.user_id },
        amount: split.buyer,
        history: { type: 'refund', code, description: forBuyer },
      },
      { account: { kind: 'promo_expense' }, amount: split.platform },
      {
        account: { kind: 'seller_wallet', owner: order.merchant_id },
        amount: split.seller + reimbursed,
        history: { type: 'sale', code, description: forSeller },
      },
      { account: { kind: 'platform_commission' }, amount: split.commission },
      { account: { kind: 'courier_payable' }, amount: split.courier - reimbursed },
    ],
  };
};

/** J4: `refund` rupiah go back to the buyer after a complaint. */
export const complaintJournal = (order: OrderRow, refund: number): Journal =>
  partialRefund(order, {
    event: 'J4',
    amount: refund,
    forBuyer: { id: 'Pengembalian dana komplain', en: 'Refund after a complaint' },
    forSeller: { id: 'Hasil penjualan setelah komplain', en: 'Proceeds after a complaint' },
  });

export const settleComplaint = (ctx: Context, order: OrderRow, refund: number) =>
  postJournal(ctx, complaintJournal(order, refund));

/** J2 of a parcel that came back: the buyer gets the price of the items, the courier has earned the fare. */
export const refundReturned = (ctx: Context, order: OrderRow) =>
  postJournal(
    ctx,
    partialRefund(order, {
      event: 'J2',
      amount: computeShares(order).goods - order.platform_voucher,
      forBuyer: { id: 'Pengembalian dana paket kembali', en: 'Refund of a returned parcel' },
      forSeller: { id: 'Ongkos kirim paket kembali', en: 'Shipping of a returned parcel' },
    }),
  );
