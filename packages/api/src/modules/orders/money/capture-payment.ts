import type { Context } from '../../../platform/context.ts';
import { type Journal, type Posting, postJournal } from '../../ledger/index.ts';
import type { OrderGroupRow, OrderRow } from '../orders.tables.ts';
import { computeShares } from './shares.ts';

interface Captured {
  group: OrderGroupRow;
  orders: readonly OrderRow[];
  /** It came to the marketplace's bank account, with so many rupiah more. */
  transfer?: { extra: number } | undefined;
}

/** The rupiah by which a transfer was recognized are the buyer's. */
const extraPostings = ({ code, user_id }: OrderGroupRow, extra: number): Posting[] => [
  { account: { kind: 'bank' }, amount: -extra },
  {
    account: { kind: 'buyer_wallet', owner: user_id },
    amount: extra,
    history: {
      type: 'refund',
      code,
      description: { id: 'Angka unik transfer', en: 'Extra rupiah of a transfer' },
    },
  },
];

/** The wallet paid everything at once, or its part has waited on hold. */
const fromWallet = ({ id, code, user_id, wallet_used, payable }: OrderGroupRow): Posting =>
  payable > 0
    ? { account: { kind: 'wallet_hold', owner: id }, amount: -wallet_used }
    : {
        account: { kind: 'buyer_wallet', owner: user_id },
        amount: -wallet_used,
        history: {
          type: 'payment',
          code,
          description: { id: 'Pembayaran pesanan', en: 'Payment of an order' },
        },
      };

/**
 * J1: payment, wallet and the marketplace's promos fill the escrow of each order: items after the seller's voucher,
 * shipping and insurance.
 */
export const capturedJournal = ({ group, orders, transfer }: Captured): Journal => {
  const promos = orders.reduce((total, order) => total + computeShares(order).platform, 0);
  return {
    event: 'J1',
    key: `J1:order-group:${group.id}`,
    reference: { type: 'order-group', id: group.id },
    postings: [
      { account: { kind: transfer ? 'bank' : 'gateway_clearing' }, amount: -group.payable },
      ...(transfer ? extraPostings(group, transfer.extra) : []),
      fromWallet(group),
      { account: { kind: 'promo_expense' }, amount: -promos },
      ...orders.map(
        (order): Posting => ({
          account: { kind: 'escrow', owner: order.id },
          amount: computeShares(order).escrow,
        }),
      ),
    ],
  };
};

export const capturePayment = (ctx: Context, captured: Captured) =>
  postJournal(ctx, capturedJournal(captured));

interface LatePayment {
  group: OrderGroupRow;
  amount: number;
  source: 'bank' | 'gateway_clearing';
  /** Names the payment; the same one is credited once. */
  key: string;
}

/** Names the journal of such a payment. */
export const latePaymentKey = ({ id }: Pick<OrderGroupRow, 'id'>, key: string): string =>
  `J1-late:order-group:${id}:${key}`;

/** Money for a group that no longer waits is never lost: it goes to the buyer's wallet. */
export const creditLatePayment = (ctx: Context, { group, amount, source, key }: LatePayment) =>
  postJournal(ctx, {
    event: 'J1',
    key: latePaymentKey(group, key),
    reference: { type: 'order-group', id: group.id },
    postings: [
      { account: { kind: source }, amount: -amount },
      {
        account: { kind: 'buyer_wallet', owner: group.user_id },
        amount,
        history: {
          type: 'refund',
          code: group.code,
          description: { id: 'Pembayaran masuk ke saldo', en: 'Payment returned to the balance' },
        },
      },
    ],
  });
