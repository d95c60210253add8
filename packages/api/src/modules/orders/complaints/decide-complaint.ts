import type { Verb } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { failure } from '../../../platform/http/failure.ts';
import { moveOrder } from '../machine/move-order.ts';
import { deskOf } from '../machine/mover.ts';
import { sayInComplaint } from './say-in-complaint.ts';

interface DecideComplaint {
  orderCode: string;
  /** Rupiah for the buyer; 0 decides for the seller. */
  refund: number;
  note: string;
}

/** The desk ends a complaint: with a refund (T17c) or for the seller (T17d). Throws 401, 403, 404, 409 and 422. */
export const decideComplaint = async ({ ctx, input }: Verb<DecideComplaint>): Promise<void> => {
  const mover = deskOf(ctx);
  await inTransaction(ctx, async (ctxInTx) => {
    const found = await ctxInTx.db
      .selectFrom('orders')
      .innerJoin('complaints', 'complaints.order_id', 'orders.id')
      .select(['orders.id', 'grand_total', 'complaints.id as complaint_id'])
      .where('code', '=', input.orderCode)
      .executeTakeFirst();
    if (!found) throw failure.notFound('order.not-found');
    const { refund, note } = input;
    if (!Number.isSafeInteger(refund) || refund < 0 || refund > found.grand_total) {
      throw failure.invalid({ refund_amount: ['complaint.amount'] });
    }
    await moveOrder(ctxInTx, {
      orderId: found.id,
      transition: refund > 0 ? 'T17c' : 'T17d',
      mover,
      note,
      data: { amount: refund },
    });
    await sayInComplaint(ctxInTx, { complaintId: found.complaint_id, mover, text: note });
  });
};
