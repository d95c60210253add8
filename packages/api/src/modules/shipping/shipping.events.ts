import type { ScanCode } from './shipping.tables.ts';

export interface CourierScanned {
  orderId: number;
  awb: string;
  code: ScanCode;
  /** The short name of the city; the empty text when the courier did not report it. */
  city: string;
  /** Who took the parcel in; with `delivered` only. */
  receiver?: string;
}

/** Why the courier will not come: the service said so, or it did not respond for a quarter of an hour. */
export type BookingError = 'rejected' | 'unreachable';

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** A courier reported where a parcel is; the order follows (domain 3.9: T10, T12, T18). */
    'courier.scanned': CourierScanned;
    /** The courier service has booked a parcel, or given out its waybill. */
    'courier.booked': { orderId: number; awb: string | null };
    /** Nobody will fetch the parcel (trade K1); `lostSeconds` is how long the seller waited in vain. */
    'courier.booking-failed': { orderId: number; why: BookingError; lostSeconds: number };
  }
}
