import type { Kit, ProviderApp } from '../base/provider.ts';
import { findOrder, listHistory, type Order, presentStep, type Status } from './orders.ts';

interface Step {
  status: Status;
  note: string;
  at: number;
}

const present = (
  { waybill_id, company, id, status }: Pick<Order, 'waybill_id' | 'company' | 'status'> & { id: string },
  steps: readonly Step[],
  more: { receiver?: string; order_id?: string } = {},
) => ({
  success: true,
  messsage: 'Successfully get tracking info',
  object: 'tracking',
  id,
  waybill_id,
  courier: { company, driver_name: null, driver_phone: null },
  destination: { contact_name: more.receiver ?? '', address: '' },
  history: steps.map(presentStep),
  link: '-',
  order_id: more.order_id ?? null,
  status,
});

/** `/v1/trackings/{id}` of own parcels, and `/v1/trackings/{waybill}/couriers/{code}` of anybody's. */
export const serveTrackings = (app: ProviderApp, kit: Kit): void => {
  const notFound = { success: false, error: 'Tracking not found', code: 40003001 };
  const own = (order: Order) =>
    present({ ...order, id: order.tracking_id }, listHistory(kit, order), {
      receiver: order.receiver,
      order_id: order.id,
    });
  app.get('/v1/trackings/:id', (c) => {
    const order = findOrder(kit, 'tracking_id', c.req.param('id'));
    return order ? c.json(own(order)) : c.json(notFound, 404);
  });
  app.get('/v1/trackings/:waybill/couriers/:company', (c) => {
    const { waybill, company } = c.req.param();
    const order = findOrder(kit, 'waybill_id', waybill);
    if (order?.company === company) return c.json(own(order));
    const steps = kit.db
      .prepare('select * from history where waybill_id = ? and company = ? order by id')
      .all(waybill, company) as unknown as Step[];
    const last = steps.at(-1);
    return last
      ? c.json(present({ id: waybill, waybill_id: waybill, company, status: last.status }, steps))
      : c.json(notFound, 404);
  });
};
