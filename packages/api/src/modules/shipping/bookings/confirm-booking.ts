import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import type { Booking } from '../../../ports/courier-provider.ts';
import { closeMismatches } from '../../ledger/index.ts';
import { postCourierCost } from '../costs/post-courier-cost.ts';
import { computeNextOfNew } from './compute-next-try.ts';
import { lockShipment } from './lock-shipment.ts';

/**
 * The service has booked a parcel (trade K1): its waybill follows to the order. One that was recalled or given up in
 * the meantime is recalled at the service as well.
 */
export const confirmBooking = (
  ctx: Context,
  id: number,
  { providerRef, awb, cost }: Booking,
): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const shipment = await lockShipment(ctxInTx, id);
    const isWanted = shipment.status === 'asked';
    if (!isWanted && shipment.provider_ref !== null) return;
    await ctxInTx.db
      .updateTable('shipments')
      .set({
        provider_ref: providerRef,
        awb,
        cost,
        tries: 0,
        is_unresolved: false,
        status: isWanted ? 'booked' : 'void',
        next_scan_at: isWanted ? computeNextOfNew(ctx) : ctx.clock.now(),
      })
      .where('id', '=', id)
      .execute();
    await closeMismatches(ctxInTx, 'courier_booking', [shipment.reference ?? '']);
    if (isWanted) await emit(ctxInTx, 'courier.booked', { orderId: shipment.order_id, awb });
    await postCourierCost(ctxInTx, shipment.order_id);
  });
