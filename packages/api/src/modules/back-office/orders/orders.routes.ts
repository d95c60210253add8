import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { createDecisionResponse } from '../approvals/create-decision-response.ts';
import { actOnOrder } from './act-on-order.ts';
import { extendOrder } from './extend-order.ts';
import { listOrders } from './list-orders.ts';
import { noteOrder } from './note-order.ts';
import { readOrder } from './read-order.ts';

export const ordersRoutes = (app: App): void => {
  const { adminOrders } = endpoints;
  implement(app, adminOrders.list, ({ ctx, query }) => listOrders({ ctx, input: query }));
  implement(app, adminOrders.detail, async ({ ctx, params }) => ({
    data: await readOrder(ctx, params.code),
  }));
  implement(app, adminOrders.act, ({ ctx, body }) =>
    createDecisionResponse(ctx, actOnOrder({ ctx, input: body })),
  );
  implement(app, adminOrders.note, async ({ ctx, body }) => ({
    data: await noteOrder({ ctx, input: body }),
    message: message('admin.noted', ctx.locale),
  }));
  implement(app, adminOrders.extend, async ({ ctx, body }) => ({
    data: await extendOrder({ ctx, input: body }),
    message: message('order.extended', ctx.locale),
  }));
};
