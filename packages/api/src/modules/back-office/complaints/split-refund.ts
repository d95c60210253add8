import { type RefundSplit, rupiah } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { splitEscrow } from '../../orders/index.ts';

/**
 * What each side gets when a complaint ends with a refund, computed by the function that the decision's journal is made
 * of. Throws 404, and 422 for more than the buyer paid (back-office B19).
 */
export const splitRefund = async ({
  ctx,
  input: { id, refund },
}: HandlerArgs<{ id: number; refund: number }>): Promise<RefundSplit> => {
  const order = await ctx.db
    .selectFrom('orders')
    .innerJoin('complaints', 'complaints.order_id', 'orders.id')
    .selectAll('orders')
    .where('complaints.id', '=', id)
    .executeTakeFirst();
  if (!order) throw apiError.notFound();
  if (refund > order.grand_total) throw apiError.invalid({ refund_amount: ['complaint.amount'] });
  const { buyer, seller, platform, courier, commission } = splitEscrow(order, refund);
  const reimbursed = order.shipping_paid_by === 'seller' ? courier : 0;
  return {
    buyer: rupiah(buyer),
    seller: rupiah(seller + reimbursed),
    platform: rupiah(platform),
    courier: rupiah(courier - reimbursed),
    commission: rupiah(commission),
  };
};
