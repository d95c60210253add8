import { maxWaybillCorrections } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { computeNextOfForeign } from '../bookings/compute-next-try.ts';
import { findCourier } from '../quotes/couriers.ts';
import type { NewShipment } from './open-shipment.ts';

const usedError = () => apiError.conflict('waybill.used', { reason: 'waybill_used' });

interface OwnWaybill {
  awb: string;
  /** The photo of the courier's receipt. */
  mediaId: number;
}

/**
 * Opens the parcel that a seller brought to the courier, in the caller's transaction. Throws 409 `waybill_used` for
 * a waybill of another parcel.
 */
export const enterWaybill = async (
  ctx: Context,
  { awb, mediaId, orderId, courier: code, ...shipment }: NewShipment & OwnWaybill,
): Promise<void> => {
  const { db, clock } = ctx;
  const courier = findCourier(code);
  if (!courier) throw new Error(`no courier is called ${code}`);
  const now = clock.now();
  const opened = await db
    .insertInto('shipments')
    .values({
      order_id: orderId,
      awb,
      courier: courier.code,
      service: shipment.service,
      origin_city: shipment.originCity,
      destination_city: shipment.destinationCity,
      receiver: shipment.receiver,
      source: 'seller',
      last_code: 'picked_up',
      opened_at: now,
      voided_at: null,
      status: 'booked',
      next_scan_at: computeNextOfForeign(ctx),
    })
    .onConflict((conflict) => conflict.columns(['courier', 'awb']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!opened) throw usedError();
  await db
    .insertInto('shipment_scans')
    .values({
      shipment_id: opened.id,
      code: 'picked_up',
      city_id: shipment.originCity,
      receiver: null,
      source: 'seller',
      media_ids: json([mediaId]),
      at: now,
    })
    .execute();
};

/**
 * Corrects the waybill that a seller entered, in the caller's transaction. Throws 409 for a waybill of another
 * parcel, after two corrections, and for a parcel that arrived or that a courier service booked.
 */
export const correctWaybill = async (
  { db }: Context,
  { orderId, awb, mediaId }: { orderId: number; awb: string; mediaId: number | null },
): Promise<void> => {
  const shipment = await db
    .selectFrom('shipments')
    .select(['id', 'courier', 'corrections', 'last_code', 'source'])
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (shipment?.source !== 'seller' || shipment.last_code === 'delivered') {
    throw apiError.conflict('request.conflict');
  }
  if (shipment.corrections >= maxWaybillCorrections) {
    throw apiError.conflict('waybill.corrected-twice', { reason: 'corrections_used' });
  }
  const other = await db
    .selectFrom('shipments')
    .select('id')
    .where('courier', '=', shipment.courier)
    .where('awb', '=', awb)
    .executeTakeFirst();
  if (other) throw usedError();
  await db
    .updateTable('shipments')
    .set({ awb, corrections: shipment.corrections + 1 })
    .where('id', '=', shipment.id)
    .execute();
  if (mediaId === null) return;
  await db
    .updateTable('shipment_scans')
    .set({ media_ids: json([mediaId]) })
    .where('shipment_id', '=', shipment.id)
    .where('code', '=', 'picked_up')
    .execute();
};
