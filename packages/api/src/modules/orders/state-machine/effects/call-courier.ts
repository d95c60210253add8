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

const readStore = ({ db }: Context, merchantId: number) =>
  db
    .selectFrom('merchants')
    .innerJoin('merchant_locations', 'merchant_locations.merchant_id', 'merchants.id')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .select(['merchant_name', 'pic_phone', 'users.phone', 'city_id', 'zipcode'])
    .select('merchant_locations.address')
    .where('merchants.id', '=', merchantId)
    .executeTakeFirstOrThrow();
type Store = Awaited<ReturnType<typeof readStore>>;

const shipmentOf = (order: OrderWithDetails, { city_id }: Store): NewShipment => ({
  orderId: order.id,
  courier: order.courier,
  service: order.service,
  originCity: city_id,
  destinationCity: order.address.city_id,
  receiver: order.address.receiver_name,
});

/** How large the pieces are, by product; only those that have all three sizes. */
const readSizes = async ({ db }: Context, { items }: OrderWithDetails) => {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'length_cm', 'width_cm', 'height_cm'])
    .where(
      'id',
      'in',
      items.map(({ product_id }) => product_id),
    )
    .execute();
  return new Map(
    rows.flatMap(({ id, length_cm: l, width_cm: w, height_cm: h }) =>
      l && w && h ? [[id, { l, w, h }] as const] : [],
    ),
  );
};

/** What the courier service needs to fetch a parcel; a dropshipper is its sender. */
const requestOf = async (ctx: Context, order: OrderWithDetails, store: Store) => {
  const { address, dropship, items, items_subtotal, insurance, note } = order;
  const sizes = await readSizes(ctx, order);
  return {
    origin: {
      name: dropship?.name ?? store.merchant_name,
      phone: dropship?.phone ?? (store.pic_phone || store.phone || ''),
      address: store.address,
      zipcode: store.zipcode,
    },
    destination: {
      name: address.receiver_name,
      phone: address.phone,
      address: [address.address, address.area, address.sub_district, address.city].filter(Boolean).join(', '),
      zipcode: address.zipcode,
    },
    items: items.map(({ product_id, name, unit_price, weight_gram, qty }) => ({
      name,
      value: unit_price,
      gram: weight_gram,
      qty,
      cm: sizes.get(product_id) ?? null,
    })),
    insured: insurance > 0 ? items_subtotal : 0,
    note,
  };
};

type Sent = Partial<Pick<OrderRow, 'awb' | 'shipping_paid_by'>>;

const write = ({ db }: Context, orderId: number, sent: Sent) =>
  db.updateTable('orders').set(sent).where('id', '=', orderId).execute();

const call = async (ctx: Context, order: OrderWithDetails) => {
  const store = await readStore(ctx, order.merchant_id);
  const request = await requestOf(ctx, order, store);
  await openShipment(ctx, { ...shipmentOf(order, store), code: order.code, request });
};

const takeWaybill = async (ctx: Context, { data }: OrderTransition, order: OrderWithDetails) => {
  if (!data?.waybill) throw apiError.invalid({ awb: ['waybill.invalid'] });
  const store = await readStore(ctx, order.merchant_id);
  await enterWaybill(ctx, { ...shipmentOf(order, store), ...data.waybill });
  await write(ctx, order.id, { awb: data.waybill.awb, shipping_paid_by: 'seller' });
};

const takeDelivery = async (ctx: Context, { data }: OrderTransition, order: OrderWithDetails) => {
  if (!data?.delivery) throw apiError.invalid({ receiver: ['receiver.invalid'] });
  await reportDelivery(ctx, { orderId: order.id, ...data.delivery });
};

/**
 * T9 asks for a courier, whose waybill follows; a parcel that was not fetched in time is void (T11). T9m opens the parcel of the
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
