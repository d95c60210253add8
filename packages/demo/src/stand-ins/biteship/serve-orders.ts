import * as v from 'valibot';
import type { Kit, ProviderApp } from '../base/provider.ts';
import type { BiteshipOptions } from './biteship-options.ts';
import {
  findOrder,
  listHistory,
  moveOrder,
  newId,
  newWaybill,
  type Order,
  presentStep,
  type Status,
} from './orders.ts';
import { countKg, orderRequest } from './requests.ts';
import { findZone, services } from './shipping-rates.ts';

const error = (code: number, text: string) => ({ success: false, error: text, code });

export const presentOrder = (order: Order) => ({
  success: true,
  object: 'order',
  id: order.id,
  origin: JSON.parse(order.origin),
  destination: JSON.parse(order.destination),
  delivery: { type: 'now' },
  courier: {
    tracking_id: order.tracking_id,
    waybill_id: order.waybill_id,
    company: order.company,
    type: order.type,
    link: null,
  },
  reference_id: order.reference_id,
  price: order.price,
  status: order.status,
});

/** Where postal codes say nothing: another province of the same island. */
const usualZone = 2;

/**
 * What the courier charges for a parcel; null for an unknown service. A service that does not quote this route takes the
 * parcel at the rate of the nearest one that it quotes, because the seller has it already.
 */
const priceOf = (request: v.InferOutput<typeof orderRequest>): number | null => {
  const zone = findZone(request.origin_postal_code, request.destination_postal_code) ?? usualZone;
  const service = services.find(
    ({ company, type }) => company === request.courier_company && type === request.courier_type,
  );
  const quoted = service?.perKg ?? [];
  const perKg = quoted[zone] ?? quoted.slice(zone).find(Boolean) ?? quoted.slice(0, zone).findLast(Boolean);
  return perKg ? Math.ceil((perKg * countKg(request.items)) / 500) * 500 : null;
};

const ended: readonly Status[] = ['cancelled', 'rejected', 'courier_not_found', 'returned', 'disposed'];
const cancellable: readonly Status[] = ['confirmed', 'scheduled', 'allocated', 'picking_up'];

type Options = Required<Pick<BiteshipOptions, 'webhookSecret' | 'stepSeconds'>>;

/** `/v1/orders`: books a courier, once per `reference_id`; shows and cancels an order. */
export const serveOrders = (app: ProviderApp, kit: Kit, { webhookSecret, stepSeconds }: Options): void => {
  const insertOrder = (request: v.InferOutput<typeof orderRequest>, price: number): Order => {
    const late = kit.db
      .prepare('select 1 from couriers where company = ? and late_waybill = 1')
      .get(request.courier_company);
    const now = kit.now().getTime();
    const order: Order = {
      id: newId(),
      tracking_id: newId(),
      reference_id: request.reference_id ?? null,
      waybill_id: late ? null : newWaybill(request.courier_company),
      company: request.courier_company,
      type: request.courier_type,
      status: 'confirmed',
      price,
      origin: JSON.stringify({
        contact_name: request.origin_contact_name,
        address: request.origin_address,
        postal_code: Number(request.origin_postal_code),
      }),
      destination: JSON.stringify({
        contact_name: request.destination_contact_name,
        address: request.destination_address,
        postal_code: Number(request.destination_postal_code),
      }),
      receiver: request.destination_contact_name,
      next_step_at: stepSeconds > 0 ? now + stepSeconds * 1_000 : null,
    };
    kit.db
      .prepare('insert into orders values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(...(Object.values(order) as (string | number | null)[]));
    moveOrder(kit, webhookSecret, order, 'confirmed');
    return order;
  };

  app.post('/v1/orders', async (c) => {
    const parsed = v.safeParse(orderRequest, await c.req.json());
    if (!parsed.success) return c.json(error(40002001, 'Invalid request'), 400);
    const request = parsed.output;
    const used = request.reference_id && findOrder(kit, 'reference_id', request.reference_id);
    if (used) {
      const { id: order_id, reference_id, waybill_id } = used;
      return c.json(
        {
          ...error(40002060, `Failed due to reference ID ${reference_id} has been used`),
          details: { order_id, reference_id, waybill_id },
        },
        400,
      );
    }
    const price = priceOf(request);
    if (price === null) return c.json(error(40002002, 'No courier service for this route'), 400);
    const rejects = kit.db
      .prepare('select 1 from couriers where company = ? and rejects = 1')
      .get(request.courier_company);
    if (rejects) return c.json(error(40002020, 'Courier is not available'), 400);
    return c.json({ ...presentOrder(insertOrder(request, price)), message: 'Order successfully created' });
  });
  app.get('/v1/orders/:id', (c) => {
    const order = findOrder(kit, 'id', c.req.param('id'));
    return order
      ? c.json({ ...presentOrder(order), history: listHistory(kit, order).map(presentStep) })
      : c.json(error(40402001, 'Order not found'), 404);
  });
  app.post('/v1/orders/:id/cancel', (c) => {
    const order = findOrder(kit, 'id', c.req.param('id'));
    if (!order) return c.json(error(40402001, 'Order not found'), 404);
    if (!ended.includes(order.status)) {
      if (!cancellable.includes(order.status))
        return c.json(error(40002011, 'Order cannot be cancelled, it has been picked'), 400);
      kit.db.prepare('update orders set next_step_at = null where id = ?').run(order.id);
      moveOrder(kit, webhookSecret, order, 'cancelled');
    }
    return c.json({ success: true, object: 'order', id: order.id, status: 'cancelled' });
  });
};
