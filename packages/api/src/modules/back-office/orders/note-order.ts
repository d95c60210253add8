import type { AdminOrderDetail, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { findSides } from './find-sides.ts';
import { readOrder } from './read-order.ts';

type Note = HandlerInput<typeof endpoints.adminOrders.note>['body'];

/** A note of the staff among themselves: the audit holds it, so it stays as it was written. Throws 403 and 404. */
export const noteOrder = ({ ctx, input }: HandlerArgs<Note>): Promise<AdminOrderDetail> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { order_code, text } = input;
    const sides = await findSides(ctxInTx, order_code);
    if (!sides) throw apiError.notFound('order.not-found');
    await assertNotOwn(ctxInTx, sides.buyer_id, sides.owner_id);
    const target = { type: 'order', id: order_code };
    await recordAudit(ctxInTx, { action: 'order.note', target, reason: text });
    return readOrder(ctxInTx, order_code);
  });
