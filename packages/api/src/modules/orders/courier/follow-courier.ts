import type { OrderStatus } from '@pasar/contract';
import { consumer, emit } from '../../../platform/jobs/outbox.ts';
import { hintOrders } from '../state-machine/hint-orders.ts';
import { courier } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';

/** Scans that can only be made once the parcel is on its way. */
const fetched = new Set([
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'lost',
  'returning',
  'returned',
]);

/**
 * The order follows its parcel: T10 at pickup, T12 at delivery, T18 when it is lost, T19 when it comes back. A scan without its predecessor
 * moves the order through both. A scan of an old airway bill or of an order with another status by now (complained
 * about, completed) changes nothing.
 */
export const followCourier = consumer('courier.scanned', async (ctx, { orderId, awb, code, receiver }) => {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['status', 'awb'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order || (order.awb ?? '') !== awb) return;
  let { status }: { status: OrderStatus } = order;
  if (status === 'ready_to_ship' && fetched.has(code)) {
    await transitionOrder(ctx, { orderId, transition: 'T10', mover: courier });
    status = 'shipped';
  }
  if (status !== 'shipped') return;
  if (code === 'delivered') {
    await transitionOrder(ctx, { orderId, transition: 'T12', mover: courier, note: receiver ?? '' });
  }
  if (code === 'lost') await transitionOrder(ctx, { orderId, transition: 'T18', mover: courier });
  if (code === 'returned') await transitionOrder(ctx, { orderId, transition: 'T19', mover: courier });
  if (code === 'returning') await emit(ctx, 'order.notified', { orderId, news: 'parcel-returning' });
});

/** The waybill of a booked parcel follows the booking (trade K1). */
export const takeWaybill = consumer('courier.booked', async (ctx, { orderId, awb }) => {
  const taken = await ctx.db
    .updateTable('orders')
    .set({ awb })
    .where('id', '=', orderId)
    .where('status', 'in', ['ready_to_ship', 'shipped'])
    .returning(['code', 'user_id', 'merchant_id'])
    .execute();
  await hintOrders(ctx, taken);
});

/** T9b: nobody will fetch the parcel, so the seller goes on with the time that was lost. */
export const takeBookingError = consumer(
  'courier.booking-failed',
  async (ctx, { orderId, why, lostSeconds }) => {
    const order = await ctx.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (order?.status !== 'ready_to_ship') return;
    const reason = `courier_${why}`;
    await transitionOrder(ctx, { orderId, transition: 'T9b', mover: courier, reason, data: { lostSeconds } });
  },
);
