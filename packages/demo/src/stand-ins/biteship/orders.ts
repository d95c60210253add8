import { randomBytes, randomInt } from 'node:crypto';
import type { Kit, Notification } from '../base/provider.ts';

export const statuses = [
  'confirmed',
  'scheduled',
  'allocated',
  'picking_up',
  'picked',
  'dropping_off',
  'delivered',
  'on_hold',
  'return_in_transit',
  'returned',
  'disposed',
  'cancelled',
  'rejected',
  'courier_not_found',
] as const;
export type Status = (typeof statuses)[number];

export const ordersSchema = `
  create table if not exists orders (
    id text primary key,
    tracking_id text not null unique,
    reference_id text unique,
    waybill_id text,
    company text not null,
    type text not null,
    status text not null,
    price integer not null,
    origin text not null,
    destination text not null,
    receiver text not null,
    next_step_at integer
  );
  create table if not exists history (
    id integer primary key autoincrement,
    waybill_id text,
    company text,
    order_id text,
    status text not null,
    note text not null,
    at integer not null
  );
  create table if not exists couriers (
    company text primary key,
    rejects integer not null default 0,
    late_waybill integer not null default 0
  );`;

export interface Order {
  id: string;
  tracking_id: string;
  reference_id: string | null;
  waybill_id: string | null;
  company: string;
  type: string;
  status: Status;
  price: number;
  /** JSON of contact, address and postal code. */
  origin: string;
  destination: string;
  receiver: string;
  next_step_at: number | null;
}

const notes: Record<Status, string> = {
  confirmed: 'Order has been confirmed. Locating nearest driver to pick up.',
  scheduled: 'Order has been scheduled.',
  allocated: 'Courier has been allocated. Waiting to pick up.',
  picking_up: 'Courier is on the way to pick up item.',
  picked: 'Item has been picked and ready to be shipped.',
  dropping_off: 'Item is on the way to customer.',
  delivered: 'Item has been delivered.',
  on_hold: 'Your shipment is on hold at the moment.',
  return_in_transit: 'Order is on the way back to the origin.',
  returned: 'Order successfully returned.',
  disposed: 'Order successfully disposed.',
  cancelled: 'Order is cancelled.',
  rejected: 'Your shipment has been rejected.',
  courier_not_found: "Your shipment is canceled because there's no courier available.",
};

/** An id as Biteship writes them: 24 digits of base 16. */
export const newId = () => randomBytes(12).toString('hex');
export const newWaybill = (company: string) =>
  `${company.slice(0, 3).toUpperCase()}${String(randomInt(10 ** 12)).padStart(12, '0')}`;

export const findOrder = (
  { db }: Kit,
  column: 'id' | 'tracking_id' | 'reference_id' | 'waybill_id',
  key: string,
) => db.prepare(`select * from orders where ${column} = ?`).get(key) as Order | undefined;

export const listHistory = ({ db }: Kit, order: Pick<Order, 'id'>) =>
  db.prepare('select * from history where order_id = ? order by id').all(order.id) as {
    status: Status;
    note: string;
    at: number;
  }[];

const webhookHeader = 'x-biteship-secret';

/** The header that the dashboard is set to send, with a wrong secret in a forged notification. */
export const proof = (secret: string) => ({ [webhookHeader]: secret });

export const orderEvent = (
  event: 'order.status' | 'order.price' | 'order.waybill_id',
  order: Order,
  secret: string,
): Notification => ({
  headers: proof(secret),
  body: {
    event,
    order_id: order.id,
    order_reference_id: order.reference_id,
    courier_tracking_id: order.tracking_id,
    courier_waybill_id: order.waybill_id,
    courier_company: order.company,
    courier_type: order.type,
    courier_driver_name: '',
    courier_driver_phone: '',
    courier_link: '',
    order_price: order.price,
    status: order.status,
  },
});

/** Writes a step of the parcel and notifies the marketplace. */
export const moveOrder = (kit: Kit, secret: string, order: Order, status: Status, note?: string): void => {
  const { db, now, notify } = kit;
  db.prepare('update orders set status = ? where id = ?').run(status, order.id);
  db.prepare('insert into history (order_id, status, note, at) values (?, ?, ?, ?)').run(
    order.id,
    status,
    note ?? notes[status],
    now().getTime(),
  );
  notify(orderEvent('order.status', { ...order, status }, secret));
};

/** One line of a parcel's history. */
export const presentStep = ({ status, note, at }: { status: string; note: string; at: number }) => ({
  status,
  note,
  updated_at: new Date(at).toISOString(),
  service_type: '',
});
