import type { Context } from '../../../platform/context.ts';
import type { ParcelStep } from '../../../ports/courier-provider.ts';
import { fetchedCodes } from '../parcels/scan-rules.ts';
import { type ShipmentRow, writeScan } from '../parcels/write-scan.ts';
import type { ScanCode } from '../shipping.tables.ts';

const atOrigin: readonly ScanCode[] = ['manifested', 'picked_up', 'returned'];
const atDestination: readonly ScanCode[] = ['out_for_delivery', 'delivered'];

/** Where a step happens, as far as it follows from the step. */
const cityOf = (code: ScanCode, { origin_city, destination_city }: ShipmentRow): string | null => {
  if (atOrigin.includes(code)) return origin_city;
  return atDestination.includes(code) ? destination_city : null;
};

/**
 * Records what a service reports about a locked parcel (trade K3): a pickup that it skipped is made up, steps that are
 * older than the newest one change nothing. In the caller's transaction.
 */
export const applySteps = async (
  ctx: Context,
  shipment: ShipmentRow,
  steps: readonly ParcelStep[],
): Promise<void> => {
  for (const { code, note, at } of steps) {
    const wasFetched = shipment.last_code !== null && fetchedCodes.includes(shipment.last_code);
    if (fetchedCodes.includes(code) && code !== 'picked_up' && !wasFetched) {
      await writeScan(ctx, shipment, { code: 'picked_up', cityId: shipment.origin_city, at });
    }
    await writeScan(ctx, shipment, { code, note, at, cityId: cityOf(code, shipment) });
  }
};
