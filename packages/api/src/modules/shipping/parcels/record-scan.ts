import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { ScanCode } from '../shipping.tables.ts';
import { writeScan } from './write-scan.ts';

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
