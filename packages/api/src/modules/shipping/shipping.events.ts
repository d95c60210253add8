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

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** A courier reported where a parcel is; the order follows (domain 3.9: T10, T12, T18). */
    'courier.scanned': CourierScanned;
  }
}
