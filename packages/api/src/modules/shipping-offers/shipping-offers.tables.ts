import type { courierCodes } from '@pasar/contract';
import type { Generated } from 'kysely';

/** What a store or the marketplace pays of the shipping rates of parcels (domain 3.7). One per store. */
export interface ShippingOffers {
  id: Generated<number>;
  /** Null for the marketplace's own. */
  merchant_id: number | null;
  /** Of the marketplace's own; empty for a store's. */
  name_id: Generated<string>;
  name_en: Generated<string>;
  /** A store's: every product, or those with `free_shipping`. */
  scope: Generated<'all' | 'products'>;
  /** Null: all of the store's. */
  couriers: (typeof courierCodes)[number][] | null;
  /** Official codes; null: everywhere. */
  provinces: string[] | null;
  /** Rupiah per parcel; null: the full shipping rate. */
  max_subsidy: number | null;
  /** Rupiah of the covered items of one order, before vouchers. */
  min_spend: Generated<number>;
  starts_at: Date;
  ends_at: Date | null;
  is_active: Generated<boolean>;
  version: Generated<number>;
  /** When it begins or ends next, so that lists follow; null when nothing is ahead. */
  next_change_at: Date | null;
  created_at: Date;
}

/** Stores whose listings have to follow an offer that was changed, begun or ended. */
export interface ShippingOfferRefreshes {
  merchant_id: number;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    shipping_offers: ShippingOffers;
    shipping_offer_refreshes: ShippingOfferRefreshes;
  }
}
