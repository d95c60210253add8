import { endpoints, type MessageId, message } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { answerCancel } from './seller/answer-cancel.ts';
import { answerComplaint } from './seller/answer-complaint.ts';
import { approveOrders } from './seller/approve-orders.ts';
import { listSales } from './seller/list-sales.ts';
import { pickupOrders } from './seller/pickup-orders.ts';
import { readSale } from './seller/read-sale.ts';
import { rejectOrder } from './seller/reject-order.ts';

/** With nothing done, the first refusal is what there is to say. */
const toldOf = (
  { locale }: Context,
  { done, failed }: { done: readonly unknown[]; failed: readonly { message: string }[] },
  id: MessageId,
) => (done.length === 0 && failed[0] ? failed[0].message : message(id, locale));

/** The seller's side. */
export const sellingRoutes = (app: App): void => {
  const { selling } = endpoints;
  implement(app, selling.list, async ({ ctx, query, c }) => {
    const { rows, total, counts } = await listSales({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }), counts };
  });
  implement(app, selling.detail, async ({ ctx, params }) => ({
    data: await readSale({ ctx, input: params }),
  }));
  implement(app, selling.approve, async ({ ctx, body }) => {
    const data = await approveOrders({ ctx, input: body });
    return { data, message: toldOf(ctx, data, 'order.approved') };
  });
  implement(app, selling.pickup, async ({ ctx, body }) => {
    const data = await pickupOrders({ ctx, input: body });
    return { data, message: toldOf(ctx, data, 'order.pickup-called') };
  });
  implement(app, selling.reject, async ({ ctx, body }) => ({
    data: await rejectOrder({ ctx, input: body }),
    message: message('order.rejected', ctx.locale),
  }));
  implement(app, selling.answerCancel, async ({ ctx, body }) => ({
    data: await answerCancel({ ctx, input: body }),
    message: message(body.accept ? 'order.cancelled' : 'order.cancel-refused', ctx.locale),
  }));
  implement(app, selling.answerComplaint, async ({ ctx, body }) => ({
    data: await answerComplaint({ ctx, input: body }),
    message: message(body.accept ? 'complaint.accepted' : 'complaint.escalated', ctx.locale),
  }));
};
