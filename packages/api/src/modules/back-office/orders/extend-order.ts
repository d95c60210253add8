import type { AdminOrderDetail, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { extendDeadline } from '../../orders/index.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { findSides } from './find-sides.ts';
import { readOrder } from './read-order.ts';

type Extend = HandlerInput<typeof endpoints.adminOrders.extend>['body'];

/**
 * Staff move the deadline that an order waits for, once. Throws 403 for one's own order or store, 404, and 409 when it
 * was moved meanwhile or has no such deadline (back-office B18).
 */
export const extendOrder = ({ ctx, input }: HandlerArgs<Extend>): Promise<AdminOrderDetail> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { order_code, version, hours, reason } = input;
    const sides = await findSides(ctxInTx, order_code);
    if (!sides) throw apiError.notFound('order.not-found');
    await assertNotOwn(ctxInTx, sides.buyer_id, sides.owner_id);
    const before = await readOrder(ctxInTx, order_code);
    await extendDeadline({ ctx: ctxInTx, input: { orderCode: order_code, version, hours, reason } });
    const after = await readOrder(ctxInTx, order_code);
    await recordAudit(ctxInTx, {
      action: 'order.extend',
      target: { type: 'order', id: order_code },
      before: { due: before.due, version },
      after: { due: after.due, version: after.version, hours },
      reason,
    });
    return after;
  });
