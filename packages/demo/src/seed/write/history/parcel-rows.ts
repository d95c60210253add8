import { type CourierCode, findCourier, hour, type ScanCode } from '@pasar/api/plugin';
import { getTimeAfter } from './order-row.ts';
import { calledAt, type OrderWithRow } from './order-traces.ts';

/** The simulated courier goes on with the parcels under way after some hours, with one after the other. */
const RESTS_FOR = 6 * hour;
const BETWEEN = 4 * 60_000;

const isOver = (code: ScanCode | null) => code === 'delivered' || code === 'lost';

/** The parcels of all orders whose couriers were called, with what happened to them until now. */
export function parcelRows(now: Date, lived: readonly OrderWithRow[], originOf: (store: number) => string) {
  let underWay = 0;
  let id = 0;
  const parcels = lived.flatMap((one) => {
    const { order, row, group, hours } = one;
    const opened_at = calledAt(one);
    const courier: CourierCode | undefined = findCourier(row.courier)?.code;
    if (!opened_at || !courier || !row.awb) return [];
    const past = order.scans.filter(({ after }) => after <= hours);
    const last_code = past.at(-1)?.code ?? null;
    const [origin_city, destination_city] = [originOf(order.store), row.address.city_id];
    const receiver = row.address.receiver_name;
    const shipment = {
      id: ++id,
      order_id: row.id,
      awb: row.awb,
      courier,
      service: row.service,
      origin_city,
      destination_city,
      receiver,
      source: 'api' as const,
      corrections: 0,
      last_code,
      opened_at,
      voided_at: null,
      status: isOver(last_code) ? ('closed' as const) : ('booked' as const),
      next_scan_at: isOver(last_code) ? null : new Date(now.getTime() + RESTS_FOR + underWay++ * BETWEEN),
    };
    const scans = past.map(({ code, where, after }) => ({
      shipment_id: shipment.id,
      code,
      city_id: where === 'origin' ? origin_city : destination_city,
      receiver: code === 'delivered' ? receiver : null,
      at: getTimeAfter(group, after),
    }));
    return [{ shipment, scans }];
  });
  return { shipments: parcels.map(({ shipment }) => shipment), scans: parcels.flatMap(({ scans }) => scans) };
}
