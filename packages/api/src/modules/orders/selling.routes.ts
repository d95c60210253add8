import { endpoints, message } from '@pasar/contract';
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
    return { data, message: message('order.approved', ctx.locale) };
  });
  implement(app, selling.pickup, async ({ ctx, body }) => {
    const data = await pickupOrders({ ctx, input: body });
    return { data, message: message('order.pickup-called', ctx.locale) };
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
