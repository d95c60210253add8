import type { Context } from '../../../../platform/context.ts';
import { apiError } from '../../../../platform/http/api-error.ts';
import {
  enterWaybill,
  type NewShipment,
  openShipment,
  reportDelivery,
  voidShipment,
} from '../../../shipping/index.ts';
import type { OrderRow } from '../../orders.tables.ts';
import type { OrderTransition, OrderWithDetails } from '../order-transition.ts';

const originOf = async ({ db }: Context, merchantId: number) => {
  const { city_id } = await db
    .selectFrom('merchant_locations')
    .select('city_id')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return city_id;
};

const shipmentOf = async (ctx: Context, order: OrderWithDetails): Promise<NewShipment> => ({
  orderId: order.id,
  courier: order.courier,
  service: order.service,
  originCity: await originOf(ctx, order.merchant_id),
  destinationCity: order.address.city_id,
  receiver: order.address.receiver_name,
});

type Sent = Partial<Pick<OrderRow, 'awb' | 'shipping_paid_by'>>;

const write = ({ db }: Context, orderId: number, sent: Sent) =>
  db.updateTable('orders').set(sent).where('id', '=', orderId).execute();

const call = async (ctx: Context, order: OrderWithDetails) => {
  const { awb } = await openShipment(ctx, await shipmentOf(ctx, order));
  await write(ctx, order.id, { awb });
};

const takeWaybill = async (ctx: Context, { data }: OrderTransition, order: OrderWithDetails) => {
  if (!data?.waybill) throw apiError.invalid({ awb: ['waybill.invalid'] });
  await enterWaybill(ctx, { ...(await shipmentOf(ctx, order)), ...data.waybill });
  await write(ctx, order.id, { awb: data.waybill.awb, shipping_paid_by: 'seller' });
};

const takeDelivery = async (ctx: Context, { data }: OrderTransition, order: OrderWithDetails) => {
  if (!data?.delivery) throw apiError.invalid({ receiver: ['receiver.invalid'] });
  await reportDelivery(ctx, { orderId: order.id, ...data.delivery });
};

/**
 * T9 opens a parcel and gets its waybill; one that was not fetched in time is void (T11). T9m opens the parcel of the
 * seller's own waybill, T12m records its arrival.
 */
export const callCourier = async (ctx: Context, move: OrderTransition): Promise<void> => {
  const { rule, transition } = move;
  for (const order of move.orders) {
    if (transition === 'T9m') await takeWaybill(ctx, move, order);
    if (transition === 'T12m') await takeDelivery(ctx, move, order);
    if (rule.to === 'ready_to_ship') await call(ctx, order);
    if (order.status === 'ready_to_ship' && rule.to !== 'shipped') {
      await voidShipment(ctx, order.id);
      await write(ctx, order.id, { awb: null });
    }
  }
};
