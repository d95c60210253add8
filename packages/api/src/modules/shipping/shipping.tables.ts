import type { Generated } from 'kysely';
import type { BookingRequest, ProviderRate, ScanCode } from '../../ports/courier-provider.ts';
import type { CourierCode } from './quotes/couriers.ts';

export type { ScanCode };
/** The parcel of an order. An order whose airway bill was void gets another one; at most one is live. */
export interface Shipments {
  id: Generated<number>;
  order_id: number;
  /** Unique per courier; null until the courier service gives one out. */
  awb: string | null;
  courier: CourierCode;
  service: string;
  /** Official codes. */
  origin_city: string;
  destination_city: string;
  receiver: string;
  /** The newest scan; null before the first. */
  last_code: ScanCode | null;
  opened_at: Date;
  voided_at: Date | null;
  /** Booked by the marketplace, or brought to the courier by the seller, who entered the waybill. */
  source: Generated<'api' | 'seller'>;
  /** How often the seller has corrected the waybill. */
  corrections: Generated<number>;
  /** The courier service; null for a seller's own parcel. */
  provider: Generated<string | null>;
  /** Our name of the parcel at the service: it books it once. */
  reference: Generated<string | null>;
  /** What the service calls it; null before it has responded. */
  provider_ref: Generated<string | null>;
  /** Asked: to be booked. Void: recalled, also at the service once `next_scan_at` is null. */
  status: Generated<'asked' | 'booked' | 'failed' | 'closed' | 'void'>;
  /** What is booked, as it was when the courier was called. */
  request: Generated<Omit<BookingRequest, 'reference'> | null>;
  /** Rupiah that the service takes for it. */
  cost: Generated<number | null>;
  /** Calls since the last success. */
  tries: Generated<number>;
  /** It failed without a response: the service may have booked it nonetheless. */
  is_unresolved: Generated<boolean>;
  /** How long bookings of it that failed have taken. */
  delayed_seconds: Generated<number>;
  /** When the service is called next; null when there is nothing to ask. */
  next_scan_at: Date | null;
}

/** What a courier reported of a parcel, or its seller. */
export interface ShipmentScans {
  id: Generated<number>;
  shipment_id: number;
  code: ScanCode;
  city_id: string | null;
  /** Who took the parcel in. */
  receiver: string | null;
  source: Generated<'courier' | 'seller' | 'staff'>;
  /** The courier's own words. */
  note: Generated<string>;
  /** Photos that prove a seller's report. */
  media_ids: Generated<number[]>;
  at: Date;
}

/** What staff changed of a courier's service; one without a row is as the market began with it. */
export interface CourierServices {
  courier: CourierCode;
  service: string;
  is_on: Generated<boolean>;
  /** Rupiah for one kilogram by zone, from the same city to the farthest. */
  per_kg: (number | null)[] | null;
  /** Official codes of provinces that it does not deliver to. */
  closed: Generated<string[]>;
  version: Generated<number>;
  changed_by: number | null;
  changed_at: Date | null;
}

/** What a courier service charges between two postal codes, for a day. */
interface CourierRates {
  provider: string;
  origin_zip: string;
  destination_zip: string;
  kg: number;
  rates: ProviderRate[];
  fetched_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    courier_rates: CourierRates;
    courier_services: CourierServices;
    shipments: Shipments;
    shipment_scans: ShipmentScans;
  }
}
