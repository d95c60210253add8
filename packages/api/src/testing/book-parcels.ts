import { workOnNextParcel } from '../modules/shipping/bookings/work-on-parcel.ts';
import type { TestServer } from './open-test-server.ts';

/** Books every courier that was called and lets the orders have their waybills; other events wait. */
export const bookParcels = async (market: TestServer): Promise<void> => {
  const ctx = market.context(undefined, { wakeJobs: () => {} });
  while (await workOnNextParcel(ctx));
  await ctx.db
    .updateTable('orders')
    .from('shipments')
    .set((e) => ({ awb: e.ref('shipments.awb') }))
    .whereRef('shipments.order_id', '=', 'orders.id')
    .where('shipments.voided_at', 'is', null)
    .where('shipments.source', '=', 'api')
    .execute();
};
