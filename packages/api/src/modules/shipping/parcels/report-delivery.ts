import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';

interface DeliveryReport {
  orderId: number;
  receiver: string;
  /** The photo that proves it. */
  mediaId: number;
}

/** Records that a parcel with its seller's waybill has arrived, in the caller's transaction. */
export const reportDelivery = async (
  { db, clock }: Context,
  { orderId, receiver, mediaId }: DeliveryReport,
): Promise<void> => {
  const { id, destination_city } = await db
    .updateTable('shipments')
    .set({ last_code: 'delivered', status: 'closed', next_scan_at: null })
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .where('source', '=', 'seller')
    .returning(['id', 'destination_city'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('shipment_scans')
    .values({
      shipment_id: id,
      code: 'delivered',
      city_id: destination_city,
      receiver,
      source: 'seller',
      media_ids: json([mediaId]),
      at: clock.now(),
    })
    .execute();
};
