import type { Context } from '../../../platform/context.ts';
import { findCourier } from '../quotes/couriers.ts';

export interface NewShipment {
  orderId: number;
  courier: string;
  service: string;
  /** Official codes. */
  originCity: string;
  destinationCity: string;
  /** The recipient of the parcel. */
  receiver: string;
}

/** The simulated courier comes at once; where none is simulated, scans come from outside. */
const firstScan = ({ mode, limits, clock }: Context): Date | null =>
  mode === 'demo' && limits.courierStageSeconds > 0 ? clock.now() : null;

/**
 * Orders the pickup of an order's parcel, in the caller's transaction. Returns its waybill, which no
 * other parcel of the courier has. Throws for an unknown courier, for an order whose parcel is open, and without a
 * service that books couriers.
 */
export const openShipment = async (
  ctx: Context,
  { orderId, courier: code, service, originCity, destinationCity, receiver }: NewShipment,
): Promise<{ awb: string }> => {
  const courier = findCourier(code);
  if (!courier) throw new Error(`no courier is called ${code}`);
  const [provider] = ctx.courierProviders;
  if (!provider) throw new Error('no service books couriers');
  for (;;) {
    const opened = await ctx.db
      .insertInto('shipments')
      .values({
        order_id: orderId,
        awb: provider.nextWaybill(courier.code),
        courier: courier.code,
        service,
        origin_city: originCity,
        destination_city: destinationCity,
        receiver,
        last_code: null,
        opened_at: ctx.clock.now(),
        voided_at: null,
        next_scan_at: firstScan(ctx),
      })
      .onConflict((conflict) => conflict.columns(['courier', 'awb']).doNothing())
      .returning('awb')
      .executeTakeFirst();
    if (opened) {
      ctx.afterCommit(() => ctx.wakeJobs('shipping'));
      return opened;
    }
  }
};
