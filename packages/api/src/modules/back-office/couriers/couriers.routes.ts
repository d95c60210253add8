import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { closeAreas, editCourierService } from './edit-courier-service.ts';
import { listCourierServices } from './list-courier-services.ts';

export const couriersRoutes = (app: App): void => {
  const { adminCouriers } = endpoints;
  implement(app, adminCouriers.list, async ({ ctx, query }) => ({
    data: await listCourierServices({ ctx, input: query }),
  }));
  implement(app, adminCouriers.edit, async ({ ctx, body }) => ({
    data: await editCourierService({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminCouriers.areas, async ({ ctx, body }) => ({
    data: await closeAreas({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
};
