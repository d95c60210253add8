import type { Context } from '../../../platform/context.ts';
import { type Journal, postJournal } from '../../ledger/index.ts';
import type { OrderRow } from '../orders.tables.ts';
import { computeShares } from './shares.ts';

/**
 * J3: the seller gets the items' price less the commission frozen at T0; the shipping rate goes to the one who paid
 * the courier or will pay it.
 */
export const completedJournal = (order: OrderRow): Journal => {
  const { escrow, delivery } = computeShares(order);
  const reimbursed = order.shipping_paid_by === 'seller' ? delivery : 0;
  return {
    event: 'J3',
    key: `J3:order:${order.id}`,
    reference: { type: 'order', id: order.id },
    postings: [
      { account: { kind: 'escrow', owner: order.id }, amount: -escrow },
      {
        account: { kind: 'seller_wallet', owner: order.merchant_id },
        amount: order.quoted_net + reimbursed,
        history: {
          type: 'sale',
          code: order.code,
          description: { id: 'Hasil penjualan', en: 'Proceeds of a sale' },
        },
      },
      { account: { kind: 'platform_commission' }, amount: order.quoted_commission },
      { account: { kind: 'platform_fee' }, amount: order.fee_amount },
      { account: { kind: 'courier_payable' }, amount: delivery - reimbursed },
    ],
  };
};

export const completeOrder = (ctx: Context, order: OrderRow) => postJournal(ctx, completedJournal(order));
