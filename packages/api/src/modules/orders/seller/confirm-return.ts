import type { SellerOrderDetail } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { restockReturned } from '../../stock/index.ts';
import { toStockLines } from '../state-machine/effects/move-stock.ts';
import { createStatusConflict } from '../state-machine/find-transition-error.ts';
import { lockGroup, lockOrders } from '../state-machine/lock-orders.ts';
import { findOwnSellerOrder, readSellerOrder } from './read-seller-order.ts';

/** The seller has a returned parcel: its pieces are sold again. Throws 401, 403, 404, and 409 without one. */
export const confirmReturn = async ({
  ctx,
  input: { order_code: code },
}: HandlerArgs<{ order_code: string }>): Promise<SellerOrderDetail> => {
  const { id, order_group_id } = await findOwnSellerOrder(ctx, code);
  await inTransaction(ctx, async (ctxInTx) => {
    await lockGroup(ctxInTx, order_group_id);
    const [order] = await lockOrders(ctxInTx, order_group_id, id);
    if (!order || order.returned_at === null || order.return_confirmed_at !== null) {
      throw createStatusConflict(order?.status ?? 'cancelled_system');
    }
    await ctxInTx.db
      .updateTable('orders')
      .set({ return_confirmed_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    await restockReturned(ctxInTx, { orderId: id, lines: toStockLines(order) });
  });
  return readSellerOrder({ ctx, input: { code } });
};
