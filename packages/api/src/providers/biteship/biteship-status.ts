import type { ScanCode } from '../../ports/courier-provider.ts';

/** What a status of Biteship means here; the others say nothing about where a parcel is. */
const scans: Readonly<Record<string, ScanCode>> = {
  confirmed: 'manifested',
  scheduled: 'manifested',
  allocated: 'manifested',
  picking_up: 'manifested',
  picked: 'picked_up',
  dropping_off: 'out_for_delivery',
  delivered: 'delivered',
  on_hold: 'on_hold',
  return_in_transit: 'returning',
  returned: 'returned',
  disposed: 'lost',
};

/** Documents write `dropping_off`, older notifications `droppingOff`. */
const inSnakeCase = (status: string) => status.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const toScanCode = (status: string): ScanCode | undefined => scans[inSnakeCase(status)];

/** Nobody will bring such a parcel. */
export const endedStatuses: readonly string[] = [
  'cancelled',
  'rejected',
  'courier_not_found',
  'courierNotFound',
];
