import { type StaffOrderAction, staffOrderActions } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { createStatusConflict } from '../state-machine/find-transition-error.ts';
import { lockGroup } from '../state-machine/lock-orders.ts';
import { getCurrentStaff } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';

export interface StaffMove {
  orderCode: string;
  /** Of the order that staff saw. */
  version: number;
  action: StaffOrderAction;
  /** Both sides read it in the order's history. */
  reason: string;
}

/**
 * Staff cancel an order (T30), complete it (T31) or give its parcel up (T32). Throws 401, 403, 404, and 409 with the
 * status as it is when somebody was faster (back-office B18).
 */
export const moveOrderAsStaff = async ({ ctx, input }: HandlerArgs<StaffMove>): Promise<void> => {
  const mover = getCurrentStaff(ctx);
  await inTransaction(ctx, async (ctxInTx) => {
    const find = () =>
      ctxInTx.db
        .selectFrom('orders')
        .select(['id', 'order_group_id', 'user_id', 'merchant_id', 'status', 'version'])
        .where('code', '=', input.orderCode)
        .executeTakeFirst();
    const seen = await find();
    if (!seen) throw apiError.notFound('order.not-found');
    await lockGroup(ctxInTx, seen.order_group_id);
    const order = (await find()) ?? seen;
    if (order.version !== input.version) throw createStatusConflict(order.status);
    await transitionOrder(ctxInTx, {
      orderId: order.id,
      transition: staffOrderActions[input.action],
      mover,
      note: input.reason,
    });
  });
};
