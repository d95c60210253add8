import * as v from 'valibot';
import type { Kit, ProviderApp } from '../base/provider.ts';
import { findOrder, moveOrder, newId, newWaybill, orderEvent, statuses } from './orders.ts';

const step = { status: v.picklist(statuses), note: v.optional(v.string()) };
const scan = v.object({ reference_id: v.string(), ...step });
const foreign = v.object({ waybill_id: v.string(), company: v.string(), ...step });
const adopted = v.object({
  reference_id: v.string(),
  waybill_id: v.nullable(v.string()),
  company: v.string(),
  type: v.string(),
  receiver: v.string(),
  status: v.picklist(statuses),
  /** Milliseconds since 1970. */
  next_step_at: v.number(),
});
const courier = v.object({
  company: v.string(),
  rejects: v.optional(v.boolean(), false),
  late_waybill: v.optional(v.boolean(), false),
});

/** Plays the couriers: scans parcels, gives waybills out late, rejects bookings, weighs again. */
export const controlBiteship = (app: ProviderApp, kit: Kit, webhookSecret: string): void => {
  const orderOf = (reference: string) => {
    const order = findOrder(kit, 'reference_id', reference);
    if (!order) throw new Error(`no order has the reference ${reference}`);
    return order;
  };
  app.get('/_control/orders', (c) => c.json(kit.db.prepare('select * from orders order by rowid').all()));
  app.post('/_control/scan', async (c) => {
    const { reference_id, status, note } = v.parse(scan, await c.req.json());
    moveOrder(kit, webhookSecret, orderOf(reference_id), status, note);
    return c.json({});
  });
  app.post('/_control/adopt', async (c) => {
    const { next_step_at, status, ...parcel } = v.parse(adopted, await c.req.json());
    const id = newId();
    kit.db
      .prepare(
        `insert into orders (id, tracking_id, reference_id, waybill_id, company, type, receiver, status, price,
          origin, destination, next_step_at) values (?, ?, ?, ?, ?, ?, ?, ?, 0, '{}', '{}', ?)`,
      )
      .run(
        id,
        newId(),
        parcel.reference_id,
        parcel.waybill_id,
        parcel.company,
        parcel.type,
        parcel.receiver,
        status,
        next_step_at,
      );
    return c.json({ id });
  });
  app.post('/_control/foreign', async (c) => {
    const { waybill_id, company, status, note } = v.parse(foreign, await c.req.json());
    kit.db
      .prepare('insert into history (waybill_id, company, status, note, at) values (?, ?, ?, ?, ?)')
      .run(waybill_id, company, status, note ?? status, kit.now().getTime());
    return c.json({});
  });
  app.post('/_control/courier', async (c) => {
    const { company, rejects, late_waybill } = v.parse(courier, await c.req.json());
    kit.db
      .prepare('insert or replace into couriers (company, rejects, late_waybill) values (?, ?, ?)')
      .run(company, Number(rejects), Number(late_waybill));
    return c.json({});
  });
  app.post('/_control/waybill', async (c) => {
    const { reference_id } = v.parse(v.object({ reference_id: v.string() }), await c.req.json());
    const order = orderOf(reference_id);
    const waybill_id = newWaybill(order.company);
    kit.db.prepare('update orders set waybill_id = ? where id = ?').run(waybill_id, order.id);
    kit.notify(orderEvent('order.waybill_id', { ...order, waybill_id }, webhookSecret));
    return c.json({ waybill_id });
  });
  app.post('/_control/price', async (c) => {
    const { reference_id, price } = v.parse(
      v.object({ reference_id: v.string(), price: v.number() }),
      await c.req.json(),
    );
    const order = orderOf(reference_id);
    kit.db.prepare('update orders set price = ? where id = ?').run(price, order.id);
    kit.notify(orderEvent('order.price', { ...order, price }, webhookSecret));
    return c.json({});
  });
};
