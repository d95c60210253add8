import type { Generated } from 'kysely';
import type { CourierCode } from './quotes/couriers.ts';

export type ScanCode = 'manifested' | 'picked_up' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'lost';

/** The parcel of an order. An order whose airway bill was void gets another one; at most one is live. */
export interface Shipments {
  id: Generated<number>;
  order_id: number;
  /** Unique per courier. */
  awb: string;
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
  /** When the simulated courier scans it next; null without a simulation, or after the last scan. */
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
  source: Generated<'courier' | 'seller'>;
  /** Photos that prove a seller's report. */
  media_ids: Generated<number[]>;
  at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    shipments: Shipments;
    shipment_scans: ShipmentScans;
  }
}
