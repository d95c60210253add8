import type { CourierCode } from '../modules/shipping/quotes/couriers.ts';

/** What couriers report of a parcel. */
export type ScanCode =
  | 'manifested'
  | 'picked_up'
  | 'in_transit'
  | 'out_for_delivery'
  | 'delivered'
  | 'lost'
  /** A note: the parcel stays where it is. */
  | 'on_hold'
  | 'returning'
  | 'returned';

export interface RateRequest {
  /** Postal codes of five digits. */
  from: string;
  to: string;
  /** Kilograms that are charged, at least one. */
  kg: number;
  couriers: readonly CourierCode[];
}

export interface ProviderRate {
  courier: CourierCode;
  /** As the marketplace names it: `REG`. */
  service: string;
  /** Rupiah. */
  price: number;
  /** Days. */
  etdMin: number;
  etdMax: number;
}

/** Where a parcel comes from or goes to. */
export interface ParcelEnd {
  name: string;
  phone: string;
  address: string;
  zipcode: string;
}

export interface BookingRequest {
  /** Our name of the parcel, unique forever: the provider books it once. */
  reference: string;
  courier: CourierCode;
  service: string;
  origin: ParcelEnd;
  destination: ParcelEnd;
  items: readonly {
    name: string;
    /** Rupiah and grams of one piece. */
    value: number;
    gram: number;
    qty: number;
    cm: { l: number; w: number; h: number } | null;
  }[];
  /** Rupiah that are insured; 0 without. */
  insured: number;
  note: string;
}

export interface Booking {
  /** What the provider calls the parcel. */
  providerRef: string;
  /** Null until the courier gives one out. */
  awb: string | null;
  /** Rupiah that the provider takes for it; null when it did not say. */
  cost: number | null;
}

export interface ParcelStep {
  code: ScanCode;
  /** The courier's own words. */
  note: string;
  at: Date;
}

export interface ParcelState extends Booking {
  reference: string | null;
  /** The provider ended it: cancelled, rejected, or no courier was found. */
  isEnded: boolean;
  /** Oldest first. */
  steps: readonly ParcelStep[];
}

/**
 * A service that books couriers and follows parcels. Calls end within 8 seconds and run outside transactions. Each
 * throws ProviderRejection, or ProviderUnavailable when nothing is known.
 */
export interface CourierProvider {
  name: string;
  /** Absent: the marketplace's own table says what parcels cost. */
  rates?(request: RateRequest): Promise<ProviderRate[]>;
  /** A repeated request with the same reference returns the same booking. */
  book(request: BookingRequest): Promise<Booking>;
  /** Rejected once the courier has the parcel. One that is void already stays so. */
  void(providerRef: string): Promise<void>;
  track(providerRef: string): Promise<ParcelState>;
  /** The steps of a parcel that somebody else booked; null when the courier does not know it yet. */
  trackForeign(courier: CourierCode, awb: string): Promise<readonly ParcelStep[] | null>;
  /**
   * The parcel that a genuine notification is about; what it says counts for nothing. Null for a trial message. Throws
   * 401 for a forged one and 422 for an unreadable one.
   */
  readNotification(headers: Headers, rawBody: string): { providerRef: string } | null;
}
