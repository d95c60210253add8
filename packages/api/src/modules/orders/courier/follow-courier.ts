import type { OrderStatus } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { courier } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';

/** Scans that can only be made once the parcel is on its way. */
const fetched = new Set(['picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'lost']);

/**
 * The order follows its parcel: T10 at pickup, T12 at delivery, T18 when it is lost. A scan without its predecessor
 * moves the order through both. A scan of an old airway bill or of an order with another status by now (complained
 * about, completed) changes nothing.
 */
export const followCourier = consumer('courier.scanned', async (ctx, { orderId, awb, code, receiver }) => {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['status', 'awb'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order?.awb !== awb) return;
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
});
