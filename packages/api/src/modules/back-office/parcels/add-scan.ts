import type { AdminParcelDetail, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { recordStaffScan } from '../../shipping/index.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { readParcel, readParcelRow } from './find-parcels.ts';

type Body = HandlerInput<typeof endpoints.adminParcels.scan>['body'];

/**
 * Adds a scan that the courier did not send; the order follows. Throws 404, 403 for an own order or store, and 409 with
 * the parcel when another scan came meanwhile or this one cannot follow.
 */
export const addScan = ({
  ctx,
  input: { parcel_id, code, scans, reason },
}: HandlerArgs<Body>): Promise<AdminParcelDetail> =>
  inTransaction(ctx, async (ctxInTx) => {
    const shipment = await ctxInTx.db
      .selectFrom('shipments')
      .selectAll()
      .where('id', '=', parcel_id)
      .forUpdate()
      .executeTakeFirst();
    if (!shipment) throw apiError.notFound();
    const { buyer_id, owner_id } = await readParcelRow(ctxInTx, parcel_id);
    await assertNotOwn(ctxInTx, buyer_id, owner_id);
    const before = await readParcel(ctxInTx, parcel_id);
    if (before.scans.length !== scans) throw apiError.conflict('request.conflict', before);
    await recordStaffScan(ctxInTx, shipment, { code, note: reason });
    const after = await readParcel(ctxInTx, parcel_id);
    await recordAudit(ctxInTx, {
      action: 'parcel.scan',
      target: { type: 'parcel', id: parcel_id },
      before: { last_scan: before.last_scan },
      after: { code, last_scan: after.last_scan },
      reason,
    });
    return after;
  });
