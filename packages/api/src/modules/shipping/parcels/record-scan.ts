import { type StaffScanCode, staffScanCodes } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { ScanCode } from '../shipping.tables.ts';
import { scanRules } from './scan-rules.ts';
import { type ShipmentRow, writeScan } from './write-scan.ts';

export interface Scan {
  awb: string;
  code: ScanCode;
  /** Official code of the city where it happened. */
  cityId?: string | null;
  /** Who received the parcel; the addressee by default. */
  receiver?: string;
}

/**
 * Records a report about a booked parcel by its waybill. A known scan changes nothing, so that reports may be repeated.
 * Throws 404 for an unknown waybill, and 409 for one that is void or for a scan out of order.
 */
export const recordScan = ({ ctx, input }: HandlerArgs<Scan>): Promise<'recorded' | 'repeated'> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { awb, ...scan } = input;
    const shipment = await ctxInTx.db
      .selectFrom('shipments')
      .selectAll()
      .where('awb', '=', awb)
      .where('source', '=', 'api')
      .forUpdate()
      .executeTakeFirst();
    if (!shipment) throw apiError.notFound();
    const written = await writeScan(ctxInTx, shipment, { ...scan, at: ctx.clock.now() });
    if (written === 'out-of-order') {
      throw apiError.conflict('request.conflict', { reason: 'scan_out_of_order', last: shipment.last_code });
    }
    return written;
  });

type Parcel = Pick<ShipmentRow, 'status' | 'voided_at' | 'last_code'>;

/** What staff may report of a parcel now: the steps of a booked one that may follow its last scan. */
export const listStaffScans = ({ status, voided_at, last_code }: Parcel): StaffScanCode[] =>
  status === 'booked' && !voided_at
    ? staffScanCodes.filter((code) => scanRules[code].after.includes(last_code))
    : [];

/** Records a scan of a locked parcel by staff, in the caller's transaction. Throws 409 for one out of order. */
export const recordStaffScan = async (
  ctxInTx: Context,
  shipment: ShipmentRow,
  { code, note }: { code: StaffScanCode; note: string },
): Promise<void> => {
  const scan = { code, note, source: 'staff', at: ctxInTx.clock.now() } as const;
  const written = listStaffScans(shipment).includes(code) && (await writeScan(ctxInTx, shipment, scan));
  if (written !== 'recorded') throw apiError.conflict('parcel.scan.order', { reason: 'scan_out_of_order' });
};
