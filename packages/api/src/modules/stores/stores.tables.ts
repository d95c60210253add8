import type { StoreReviewField } from '@pasar/contract';
import type { Generated } from 'kysely';
import type { StoreRejection } from './stores.events.ts';

export type StoreType = 'official' | 'star' | 'regular';
export type DocumentType = 'ktp' | 'ktp_selfie' | 'npwp' | 'company_doc';
export type ReviewState = 'submitted' | 'approved' | 'rejected';

/** A store and the user's right to sell (domain 3.3). */
export interface Merchants {
  id: Generated<number>;
  user_id: number;
  merchant_name: string;
  /** Set once; a new name keeps the old slug. */
  merchant_slug: string;
  description: Generated<string>;
  photo_media_id: number | null;
  is_company: 'personal' | 'company';
  is_pkp: 'pkp' | 'non-pkp';
  no_npwp: Generated<string>;
  /** The day from which its invoices state PPN; null: they do not. */
  pkp_since: Generated<string | null>;
  pic_name: Generated<string>;
  pic_phone: Generated<string>;
  /** Of the company itself; parcels leave from `merchant_locations`. Empty for an individual. */
  company_address: Generated<string>;
  store_type: Generated<StoreType>;
  /** Selling needs `approved` and no suspension. */
  verification_status: 'draft' | 'submitted' | 'approved' | 'rejected';
  submitted_at: Date | null;
  verify_due_at: Date | null;
  /** When staff approved the documents; shown as the flower. */
  verified_at: Date | null;
  reject_reason: string | null;
  suspended_at: Date | null;
  suspend_reason: string | null;
  holiday_from: string | null;
  holiday_to: string | null;
  /** Codes of the couriers that the store works with; null: all of them. */
  couriers: string[] | null;
  /** Buyers may send parcels of this store in their own name (domain 3.8). */
  accepts_dropship: Generated<boolean>;
  rating_avg: Generated<number>;
  rating_count: Generated<number>;
  /** Products that buyers can see. */
  products_count: Generated<number>;
  response_minutes: number | null;
  version: Generated<number>;
  created_at: Date;
}

/** Where the store sends from; ids are the official region codes. */
export interface MerchantLocations {
  merchant_id: number;
  address: string;
  province_id: string;
  city_id: string;
  sub_district_id: string;
  area_id: string;
  zipcode: string;
  lat: number | null;
  lng: number | null;
  /** Empty for an individual's store. */
  company_name: Generated<string>;
  image_media_id: number | null;
}

/** A document of the store and the state of its review. The file stays private for ever. */
export interface MerchantDocuments {
  merchant_id: number;
  type: DocumentType;
  media_id: number;
  status: ReviewState;
  reason: string | null;
  submitted_at: Date;
  reviewed_at: Date | null;
  reviewed_by: number | null;
}

/** A part of a store, other than a document, that waits for staff or that they rejected. */
export interface MerchantReviews {
  merchant_id: number;
  field: StoreReviewField;
  status: 'submitted' | 'rejected';
  reason: string | null;
  at: Date;
}

export interface MerchantBanners {
  merchant_id: number;
  main_media_id: number | null;
  /** A path of this marketplace, or empty. */
  target_url: string;
  secondary_media_id: number | null;
  secondary_target_url: string;
}

export interface MerchantBannerSlides {
  merchant_id: number;
  /** From 1, without gaps. */
  position: number;
  media_id: number;
  target_url: string;
}

export type RequestResult = 'replied' | 'decided' | 'expired';

/** What staff asked the seller of a new store for; one is open at a time (back-office B16). */
export interface PartRequests {
  id: Generated<number>;
  merchant_id: number;
  items: StoreRejection[];
  staff_id: number | null;
  requested_at: Date;
  /** Milliseconds that staff had left then. */
  left_ms: number;
  /** Null while it is open. */
  result: Generated<RequestResult | null>;
  replied_at: Generated<Date | null>;
}

/** What happened to a store, for staff. */
export interface MerchantEvents {
  id: Generated<number>;
  merchant_id: number;
  actor_id: number | null;
  action:
    | 'submit'
    | 'approve'
    | 'reject'
    | 'suspend'
    | 'unsuspend'
    | 'rename'
    | 'documents'
    | 'bank'
    | 'ask'
    | 'answer';
  reason: string | null;
  details: Record<string, unknown> | null;
  at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    merchants: Merchants;
    merchant_locations: MerchantLocations;
    merchant_documents: MerchantDocuments;
    merchant_events: MerchantEvents;
    merchant_requests: PartRequests;
    merchant_verifications: MerchantReviews;
    merchant_banners: MerchantBanners;
    merchant_banner_slides: MerchantBannerSlides;
  }
}
