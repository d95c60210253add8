import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { CourierProvider } from '../../../ports/courier-provider.ts';
import { ProviderRejection } from '../../../ports/provider-error.ts';
import { openMismatch } from '../../ledger/index.ts';
import type { ShipmentRow } from '../parcels/write-scan.ts';
import { applyState } from './apply-state.ts';
import { applySteps } from './apply-steps.ts';
import { computeCalmTry, computeNextOfForeign, computeNextTry, longestBooking } from './compute-next-try.ts';
import { confirmBooking } from './confirm-booking.ts';
import { giveUpBooking } from './give-up-booking.ts';
import { lockShipment } from './lock-shipment.ts';

/** Longer than every call to a service takes: no other process works on it meanwhile. */
const claim = minute;

const takeDue = (ctx: Context): Promise<ShipmentRow | undefined> =>
  inTransaction(ctx, async ({ db, clock }) => {
    const due = await db
      .selectFrom('shipments')
      .selectAll()
      .where('next_scan_at', '<=', clock.now())
      .orderBy('next_scan_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    await db
      .updateTable('shipments')
      .set({ next_scan_at: later(clock, claim), tries: due.tries + 1 })
      .where('id', '=', due.id)
      .execute();
    return { ...due, tries: due.tries + 1 };
  });

const askAt = ({ db }: Context, { id }: ShipmentRow, next_scan_at: Date | null) =>
  db.updateTable('shipments').set({ next_scan_at }).where('id', '=', id).execute();

const book = async (ctx: Context, provider: CourierProvider, shipment: ShipmentRow) => {
  const { id, reference, request, opened_at, tries } = shipment;
  if (!reference || !request) throw new Error(`the parcel ${id} has no request`);
  let booking: Awaited<ReturnType<CourierProvider['book']>>;
  try {
    booking = await provider.book({ ...request, reference });
  } catch (error) {
    ctx.log.warn({ err: error, parcel: reference }, 'a courier could not be booked');
    if (error instanceof ProviderRejection) return giveUpBooking(ctx, id, 'rejected');
    const isOver = ctx.clock.now().getTime() - opened_at.getTime() >= longestBooking;
    if (isOver) return giveUpBooking(ctx, id, 'unreachable');
    await askAt(ctx, shipment, computeNextTry(ctx, tries));
    return;
  }
  await confirmBooking(ctx, id, booking);
};

const track = async (ctx: Context, provider: CourierProvider, shipment: ShipmentRow) => {
  if (shipment.provider_ref === null) return askAt(ctx, shipment, null);
  const applied = await applyState(ctx, shipment.id, await provider.track(shipment.provider_ref));
  if (applied === 'ended before pickup') await giveUpBooking(ctx, shipment.id, 'rejected');
};

/** The service ends the booking, and what it took for it comes back. */
const recall = async (ctx: Context, provider: CourierProvider, shipment: ShipmentRow) => {
  const { id, provider_ref, reference, awb } = shipment;
  if (provider_ref === null) return askAt(ctx, shipment, null);
  try {
    await provider.void(provider_ref);
  } catch (error) {
    if (!(error instanceof ProviderRejection)) throw error;
    await openMismatch(ctx, {
      kind: 'courier_recall',
      ref: reference ?? '',
      amount: 0,
      detail: `the courier does not give up the parcel ${awb}, which was recalled: ${error.message}`,
    });
    await askAt(ctx, shipment, null);
    return;
  }
  await applyState(ctx, id, { ...(await provider.track(provider_ref)), cost: 0 });
};

const trackForeign = async (ctx: Context, provider: CourierProvider, shipment: ShipmentRow) => {
  const { id, courier, awb } = shipment;
  const steps = awb === null ? null : await provider.trackForeign(courier, awb);
  await inTransaction(ctx, async (ctxInTx) => {
    const current = await lockShipment(ctxInTx, id);
    await askAt(ctxInTx, shipment, current.status === 'booked' ? computeNextOfForeign(ctx) : null);
    if (steps && current.awb === awb) await applySteps(ctxInTx, current, steps);
  });
};

const workOn = (ctx: Context, shipment: ShipmentRow) => {
  const { provider: name, source, status } = shipment;
  const provider = ctx.courierProviders.find((one) => one.name === name) ?? ctx.courierProviders[0];
  if (!provider || (source === 'api' && provider.name !== name)) return askAt(ctx, shipment, null);
  if (source === 'seller') return trackForeign(ctx, provider, shipment);
  if (status === 'asked') return book(ctx, provider, shipment);
  return (status === 'void' ? recall : track)(ctx, provider, shipment);
};

/**
 * Calls the courier service about the parcel that waits longest: books it, asks about it, or recalls it (trade K1, K4).
 * The call is made outside transactions; one without a response is repeated later. Returns false when none was due.
 */
export const workOnNextParcel = async (ctx: Context): Promise<boolean> => {
  const due = await takeDue(ctx);
  if (!due) return false;
  try {
    await workOn(ctx, due);
  } catch (error) {
    ctx.log.warn({ err: error, parcel: due.reference ?? due.awb }, 'a courier service could not be asked');
    await askAt(ctx, due, computeCalmTry(ctx, due.tries));
  }
  return true;
};
