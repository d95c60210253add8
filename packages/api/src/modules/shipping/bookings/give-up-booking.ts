import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { openMismatch } from '../../ledger/index.ts';
import type { BookingError } from '../shipping.events.ts';
import { lockShipment } from './lock-shipment.ts';

/**
 * Nobody will fetch a parcel (trade K1): its order goes back and the seller may bring it. Without a response the service
 * may have booked it nonetheless, which is for people to look up.
 */
export const giveUpBooking = (ctx: Context, id: number, why: BookingError): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const shipment = await lockShipment(ctxInTx, id);
    const isOpen = shipment.status === 'asked' || (shipment.status === 'booked' && !shipment.voided_at);
    if (!isOpen) return;
    const now = ctx.clock.now();
    const delayed_seconds =
      shipment.delayed_seconds + Math.round((now.getTime() - shipment.opened_at.getTime()) / 1_000);
    const is_unresolved = why === 'unreachable';
    await ctxInTx.db
      .updateTable('shipments')
      .set({ status: 'failed', voided_at: now, next_scan_at: null, is_unresolved, delayed_seconds })
      .where('id', '=', id)
      .execute();
    const { lost } = await ctxInTx.db
      .selectFrom('shipments')
      .select((e) => e.fn.sum<number>('delayed_seconds').as('lost'))
      .where('order_id', '=', shipment.order_id)
      .executeTakeFirstOrThrow();
    if (is_unresolved) {
      await openMismatch(ctxInTx, {
        kind: 'courier_booking',
        ref: shipment.reference ?? '',
        amount: 0,
        detail: `${shipment.provider} did not respond for 15 minutes; it may have booked ${shipment.reference}`,
      });
    }
    await emit(ctxInTx, 'courier.booking-failed', {
      orderId: shipment.order_id,
      why,
      lostSeconds: Number(lost),
    });
  });
