import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { replyToStaff } from './complaints/complaint-requests.ts';
import { approveOrders } from './seller/approve-orders.ts';
import { confirmDelivery } from './seller/confirm-delivery.ts';
import { confirmReturn } from './seller/confirm-return.ts';
import { enterWaybill } from './seller/enter-waybill.ts';
import { listSellerOrders } from './seller/list-seller-orders.ts';
import { pickupOrders } from './seller/pickup-orders.ts';
import { findOwnSellerOrder, readSellerOrder } from './seller/read-seller-order.ts';
import { rejectOrder } from './seller/reject-order.ts';
import { replyToCancelRequest } from './seller/reply-to-cancel-request.ts';
import { replyToComplaint } from './seller/reply-to-complaint.ts';

/** The seller's side. */
export const sellingRoutes = (app: App): void => {
  const { selling } = endpoints;
  implement(app, selling.list, async ({ ctx, query, c }) => {
    const { rows, total, counts } = await listSellerOrders({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }), counts };
  });
  implement(app, selling.detail, async ({ ctx, params }) => ({
    data: await readSellerOrder({ ctx, input: params }),
  }));
  implement(app, selling.approve, async ({ ctx, body }) => {
    const data = await approveOrders({ ctx, input: body });
    return { data, message: message('order.approved', ctx.locale) };
  });
  implement(app, selling.pickup, async ({ ctx, body }) => {
    const data = await pickupOrders({ ctx, input: body });
    return { data, message: message('order.pickup-called', ctx.locale) };
  });
  implement(app, selling.waybill, async ({ ctx, body }) => ({
    data: await enterWaybill({ ctx, input: body }),
    message: message('waybill.saved', ctx.locale),
  }));
  implement(app, selling.delivered, async ({ ctx, body }) => ({
    data: await confirmDelivery({ ctx, input: body }),
    message: message('delivery.saved', ctx.locale),
  }));
  implement(app, selling.returned, async ({ ctx, body }) => ({
    data: await confirmReturn({ ctx, input: body }),
    message: message('return.confirmed', ctx.locale),
  }));
  implement(app, selling.reject, async ({ ctx, body }) => ({
    data: await rejectOrder({ ctx, input: body }),
    message: message('order.rejected', ctx.locale),
  }));
  implement(app, selling.replyToCancelRequest, async ({ ctx, body }) => ({
    data: await replyToCancelRequest({ ctx, input: body }),
    message: message(body.accept ? 'order.cancelled' : 'order.cancel-rejected', ctx.locale),
  }));
  implement(app, selling.replyToStaff, async ({ ctx, body: { order_code: code, text } }) => {
    await replyToStaff(ctx, await findOwnSellerOrder(ctx, code), 'seller', text);
    const data = await readSellerOrder({ ctx, input: { code } });
    return { data, message: message('complaint.replied', ctx.locale) };
  });
  implement(app, selling.replyToComplaint, async ({ ctx, body }) => ({
    data: await replyToComplaint({ ctx, input: body }),
    message: message(body.accept ? 'complaint.accepted' : 'complaint.escalated', ctx.locale),
  }));
};
