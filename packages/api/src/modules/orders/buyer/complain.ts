import type { OrderStatus, TransitionId } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { failure } from '../../../platform/http/failure.ts';
import { attachPrivately } from '../../media/index.ts';
import { moveOrder } from '../machine/move-order.ts';
import { buyerOf } from '../machine/mover.ts';
import { movedAway } from '../machine/refuse-move.ts';
import type { OrderRow } from '../orders.tables.ts';
import type { StatusWish } from './change-status.ts';

type Complaint = Extract<StatusWish, { status: 'complained' }>;

const complainBy: Partial<Record<OrderStatus, TransitionId>> = { delivered: 'T15', shipped: 'T16' };

/** Goods that are there can be shown; a parcel that has not come cannot. */
const check = ({ grand_total }: OrderRow, { reason, media_ids, amount }: Complaint) => {
  if (reason !== 'not_arrived' && media_ids.length === 0) {
    throw failure.invalid({ media_ids: ['complaint.pictures.required'] });
  }
  if (amount !== undefined && amount > grand_total) throw failure.invalid({ amount: ['complaint.amount'] });
};

/** T15 and T16: the buyer wants money back; the escrow stays where it is until that is settled. Throws 409 and 422. */
export const complain = async (ctx: Context, order: OrderRow, wish: Complaint): Promise<void> => {
  const transition = complainBy[order.status];
  if (!transition) throw movedAway(order.status);
  check(order, wish);
  const mediaIds = [...new Set(wish.media_ids)];
  await inTransaction(ctx, async (ctxInTx) => {
    await moveOrder(ctxInTx, {
      orderId: order.id,
      transition,
      mover: buyerOf(ctx),
      reason: wish.reason,
      note: wish.description,
      data: { complaint: { amount: wish.amount ?? order.grand_total, mediaIds } },
    });
    // The names of the fields carry the place of each picture in the list.
    await attachPrivately(
      ctxInTx,
      Object.fromEntries(mediaIds.map((id, place) => [`media_ids.${place}`, id])),
    );
  });
};
