import type { Context } from '../../../../platform/context.ts';
import { openShipment, voidShipment } from '../../../shipping/index.ts';
import type { OrderTransition, OrderWithDetails } from '../order-transition.ts';

const originOf = async ({ db }: Context, merchantId: number) => {
  const { city_id } = await db
    .selectFrom('merchant_locations')
    .select('city_id')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return city_id;
};

const setAwb = ({ db }: Context, orderId: number, awb: string | null) =>
  db.updateTable('orders').set({ awb }).where('id', '=', orderId).execute();

const call = async (ctx: Context, order: OrderWithDetails) => {
  const { awb } = await openShipment(ctx, {
    orderId: order.id,
    courier: order.courier,
    service: order.service,
    originCity: await originOf(ctx, order.merchant_id),
    destinationCity: order.address.city_id,
    receiver: order.address.receiver_name,
  });
  await setAwb(ctx, order.id, awb);
};

/** T9 opens a parcel and gets its airway bill; one that was not fetched in time is void (T11). */
export const callCourier = async (ctx: Context, { rule, orders }: OrderTransition): Promise<void> => {
  for (const order of orders) {
    if (rule.to === 'ready_to_ship') await call(ctx, order);
    if (order.status === 'ready_to_ship' && rule.to !== 'shipped') {
      await voidShipment(ctx, order.id);
      await setAwb(ctx, order.id, null);
    }
  }
};
