import type { OrderStatus, TransitionId } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { attachPrivately } from '../../media/index.ts';
import type { OrderRow } from '../orders.tables.ts';
import { createStatusConflict } from '../state-machine/find-transition-error.ts';
import { getCurrentBuyer } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';
import type { StatusRequest } from './status-request.ts';

type Complaint = Extract<StatusRequest, { status: 'complained' }>;

const complainBy: Partial<Record<OrderStatus, TransitionId>> = { delivered: 'T15', shipped: 'T16' };

/** Delivered items need photos; a parcel that has not arrived cannot have any. */
const check = ({ grand_total }: OrderRow, { reason, media_ids, amount }: Complaint) => {
  if (reason !== 'not_arrived' && media_ids.length === 0) {
    throw apiError.invalid({ media_ids: ['complaint.images.required'] });
  }
  if (amount !== undefined && amount > grand_total) throw apiError.invalid({ amount: ['complaint.amount'] });
};

/** T15 and T16: the buyer wants money back; the escrow stays where it is until that is settled. Throws 409 and 422. */
export const complain = async (ctx: Context, order: OrderRow, wish: Complaint): Promise<void> => {
  const transition = complainBy[order.status];
  if (!transition) throw createStatusConflict(order.status);
  check(order, wish);
  const mediaIds = [...new Set(wish.media_ids)];
  await inTransaction(ctx, async (ctxInTx) => {
    await transitionOrder(ctxInTx, {
      orderId: order.id,
      transition,
      mover: getCurrentBuyer(ctx),
      reason: wish.reason,
      note: wish.description,
      data: { complaint: { amount: wish.amount ?? order.grand_total, mediaIds } },
    });
    // The names of the fields carry the position of each image in the list.
    await attachPrivately(
      ctxInTx,
      Object.fromEntries(mediaIds.map((id, place) => [`media_ids.${place}`, id])),
    );
  });
};
