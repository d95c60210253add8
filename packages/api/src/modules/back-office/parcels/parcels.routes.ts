import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { addScan } from './add-scan.ts';
import { findParcels, readParcel } from './find-parcels.ts';

export const parcelsRoutes = (app: App): void => {
  const { adminParcels } = endpoints;
  implement(app, adminParcels.list, ({ ctx, query }) => findParcels({ ctx, input: query }));
  implement(app, adminParcels.detail, async ({ ctx, params }) => ({
    data: await readParcel(ctx, params.id),
  }));
  implement(app, adminParcels.scan, async ({ ctx, body }) => ({
    data: await addScan({ ctx, input: body }),
    message: message('parcel.scan.added', ctx.locale),
  }));
};
