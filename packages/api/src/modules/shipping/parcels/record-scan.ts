import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { readCityLabels } from '../../regions/index.ts';
import type { ScanCode } from '../shipping.tables.ts';
import { scanRules } from './scan-rules.ts';

export interface Scan {
  awb: string;
  code: ScanCode;
  /** Official code of the city where it happened. */
  cityId?: string | null;
  /** Who received the parcel; the addressee by default. */
  receiver?: string;
}

const lockShipment = async (ctx: Context, awb: string) => {
  const shipment = await ctx.db
    .selectFrom('shipments')
    .selectAll()
    .where('awb', '=', awb)
    .where('source', '=', 'api')
    .forUpdate()
    .executeTakeFirst();
  if (!shipment) throw apiError.notFound();
  return shipment;
};

const isRecorded = async (ctx: Context, shipmentId: number, code: ScanCode, cityId: string | null) => {
  let same = ctx.db
    .selectFrom('shipment_scans')
    .select('id')
    .where('shipment_id', '=', shipmentId)
    .where('code', '=', code);
  // A parcel passes many sorting centres; everything else happens to it once.
  if (code === 'in_transit') same = same.where('city_id', 'is not distinct from', cityId);
  return (await same.executeTakeFirst()) !== undefined;
};

/**
 * Records a courier's report of a parcel, and notifies the order by `courier.scanned`. A known scan changes nothing, so
 * that couriers may repeat reports. Throws 404 for an unknown airway bill and 409 for one that is void or for a scan
 * out of order.
 */
export const recordScan = ({ ctx, input }: HandlerArgs<Scan>): Promise<'recorded' | 'repeated'> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { awb, code, cityId = null } = input;
    const shipment = await lockShipment(ctxInTx, awb);
    if (await isRecorded(ctxInTx, shipment.id, code, cityId)) return 'repeated';
    const { after, isLast } = scanRules[code];
    if (shipment.voided_at || !after.includes(shipment.last_code)) {
      throw apiError.conflict('request.conflict', { reason: 'scan_out_of_order', last: shipment.last_code });
    }
    const receiver = code === 'delivered' ? (input.receiver ?? shipment.receiver) : null;
    await ctxInTx.db
      .insertInto('shipment_scans')
      .values({ shipment_id: shipment.id, code, city_id: cityId, receiver, at: ctx.clock.now() })
      .execute();
    await ctxInTx.db
      .updateTable('shipments')
      .set({ last_code: code, ...(isLast ? { next_scan_at: null } : {}) })
      .where('id', '=', shipment.id)
      .execute();
    const cityLabel = await readCityLabels();
    await emit(ctxInTx, 'courier.scanned', {
      orderId: shipment.order_id,
      awb,
      code,
      city: cityLabel(cityId),
      ...(receiver === null ? {} : { receiver }),
    });
    return 'recorded';
  });
