import { endpoints, type MessageId, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { changeStatus } from './buyer/change-status.ts';
import { listOrders } from './buyer/list-orders.ts';
import { findOwnOrder, readOrder } from './buyer/read-order.ts';
import type { StatusRequest } from './buyer/status-request.ts';
import { replyToStaff } from './complaints/complaint-requests.ts';

const said: Record<StatusRequest['status'], MessageId> = {
  completed: 'order.completed',
  cancelled: 'order.cancelled',
  complained: 'order.complained',
  complaint_withdrawn: 'order.completed',
};

/** The buyer's side. */
export const ordersRoutes = (app: App): void => {
  const { orders } = endpoints;
  implement(app, orders.list, async ({ ctx, query, c }) => {
    const { rows, total, counts } = await listOrders({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }), counts };
  });
  implement(app, orders.detail, async ({ ctx, params }) => ({
    data: await readOrder({ ctx, input: params }),
  }));
  implement(app, orders.status, async ({ ctx, body }) => {
    const data = await changeStatus({ ctx, input: body });
    const asked = body.status === 'cancelled' && data.status === 'processed';
    return { data, message: message(asked ? 'order.cancel-requested' : said[body.status], ctx.locale) };
  });
  implement(app, orders.replyToStaff, async ({ ctx, body: { order_code: code, text } }) => {
    await replyToStaff(ctx, await findOwnOrder(ctx, code), 'buyer', text);
    const data = await readOrder({ ctx, input: { code } });
    return { data, message: message('complaint.replied', ctx.locale) };
  });
};
