import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import type { ParcelState } from '../../../ports/courier-provider.ts';
import { openMismatch } from '../../ledger/index.ts';
import { postCourierCost } from '../costs/post-courier-cost.ts';
import { fetchedCodes } from '../parcels/scan-rules.ts';
import type { ShipmentRow } from '../parcels/write-scan.ts';
import { applySteps } from './apply-steps.ts';
import { computeNextOfBooked } from './compute-next-try.ts';
import { lockShipment } from './lock-shipment.ts';

const wasFetched = ({ steps }: Pick<ParcelState, 'steps'>) =>
  steps.some(({ code }) => fetchedCodes.includes(code));

/** A recalled parcel that was fetched nonetheless is for people to look after. */
const reportFetched = (ctx: Context, { reference, awb }: ShipmentRow) =>
  openMismatch(ctx, {
    kind: 'courier_recall',
    ref: reference ?? awb ?? '',
    amount: 0,
    detail: `the courier has the parcel ${awb}, which was recalled`,
  });

/**
 * Writes what the service says about a booked parcel: its waybill, its cost, its steps. Returns whether the service
 * ended it before anybody fetched it, so that the booking is to be given up.
 */
export const applyState = (
  ctx: Context,
  id: number,
  state: ParcelState,
): Promise<'applied' | 'ended before pickup'> =>
  inTransaction(ctx, async (ctxInTx) => {
    const shipment = await lockShipment(ctxInTx, id);
    const awb = shipment.awb ?? state.awb;
    const cost = state.cost ?? shipment.cost;
    await ctxInTx.db
      .updateTable('shipments')
      .set({
        awb,
        cost,
        tries: 0,
        next_scan_at: shipment.status === 'booked' ? computeNextOfBooked(ctx, awb) : null,
      })
      .where('id', '=', id)
      .execute();
    if (shipment.status === 'booked') {
      if (shipment.awb === null && awb !== null) {
        await emit(ctxInTx, 'courier.booked', { orderId: shipment.order_id, awb });
      }
      await applySteps(ctxInTx, { ...shipment, awb }, state.steps);
    } else if (shipment.voided_at && wasFetched(state)) {
      await reportFetched(ctxInTx, shipment);
    }
    if (cost !== shipment.cost) await postCourierCost(ctxInTx, shipment.order_id);
    if (shipment.status !== 'booked' || !state.isEnded) return 'applied';
    if (!wasFetched(state)) return 'ended before pickup';
    await openMismatch(ctxInTx, {
      kind: 'courier_ended',
      ref: shipment.reference ?? '',
      amount: 0,
      detail: `${shipment.provider} ended ${awb} after it was fetched`,
    });
    return 'applied';
  });
