import { setTimeout as wait } from 'node:timers/promises';
import { workOnNextParcel } from '../modules/shipping/bookings/work-on-parcel.ts';
import type { TestServer } from './open-test-server.ts';

/** The jobs of the server may have taken a parcel just before; in milliseconds. */
const longestJob = 2_000;

/** Books every courier that was called and lets the orders have their waybills; other events wait. */
export const bookParcels = async (market: TestServer): Promise<void> => {
  const ctx = market.context(undefined, { wakeJobs: () => {} });
  const isBeingBooked = () =>
    ctx.db
      .selectFrom('shipments')
      .select('id')
      .where('status', '=', 'asked')
      .where('voided_at', 'is', null)
      .executeTakeFirst();
  const end = Date.now() + longestJob;
  for (;;) {
    while (await workOnNextParcel(ctx));
    if (!(await isBeingBooked()) || Date.now() >= end) break;
    await wait(5);
  }
  await ctx.db
    .updateTable('orders')
    .from('shipments')
    .set((e) => ({ awb: e.ref('shipments.awb') }))
    .whereRef('shipments.order_id', '=', 'orders.id')
    .where('shipments.voided_at', 'is', null)
    .where('shipments.source', '=', 'api')
    .execute();
};
