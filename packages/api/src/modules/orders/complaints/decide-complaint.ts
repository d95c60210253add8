import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentStaff } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';
import { addComplaintMessage } from './add-complaint-message.ts';

interface DecideComplaint {
  orderCode: string;
  /** Rupiah for the buyer; 0 decides for the seller. */
  refund: number;
  note: string;
}

/** Staff end a complaint: with a refund (T17c) or for the seller (T17d). Throws 401, 403, 404, 409 and 422. */
export const decideComplaint = async ({ ctx, input }: HandlerArgs<DecideComplaint>): Promise<void> => {
  const mover = getCurrentStaff(ctx);
  await inTransaction(ctx, async (ctxInTx) => {
    const found = await ctxInTx.db
      .selectFrom('orders')
      .innerJoin('complaints', 'complaints.order_id', 'orders.id')
      .select(['orders.id', 'grand_total', 'complaints.id as complaint_id'])
      .where('code', '=', input.orderCode)
      .executeTakeFirst();
    if (!found) throw apiError.notFound('order.not-found');
    const { refund, note } = input;
    if (!Number.isSafeInteger(refund) || refund < 0 || refund > found.grand_total) {
      throw apiError.invalid({ refund_amount: ['complaint.amount'] });
    }
    await transitionOrder(ctxInTx, {
      orderId: found.id,
      transition: refund > 0 ? 'T17c' : 'T17d',
      mover,
      note,
      data: { amount: refund },
    });
    await addComplaintMessage(ctxInTx, { complaintId: found.complaint_id, mover, text: note });
  });
};
