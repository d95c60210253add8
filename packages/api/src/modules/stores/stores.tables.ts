import type { Generated } from 'kysely';

export type StoreType = 'official' | 'star' | 'regular';
export type DocumentType = 'ktp' | 'ktp_selfie' | 'npwp' | 'company_doc';
export type ReviewState = 'submitted' | 'approved' | 'rejected';

/** A store and the person's right to sell (domain 3.3). */
export interface Merchants {
  id: Generated<number>;
  user_id: number;
  merchant_name: string;
  /** Given once; a new name keeps the old address. */
  merchant_slug: string;
  description: Generated<string>;
  photo_media_id: number | null;
  is_company: 'personal' | 'company';
  is_pkp: 'pkp' | 'non-pkp';
  no_npwp: Generated<string>;
  pic_name: Generated<string>;
  pic_phone: Generated<string>;
  store_type: Generated<StoreType>;
  /** Selling needs `approved` and no suspension. */
  verification_status: 'draft' | 'submitted' | 'approved' | 'rejected';
  submitted_at: Date | null;
  verify_due_at: Date | null;
  /** When the desk checked the documents; shown as the flower. */
  verified_at: Date | null;
  reject_reason: string | null;
  suspended_at: Date | null;
  suspend_reason: string | null;
  holiday_from: string | null;
  holiday_to: string | null;
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
}

/** A document of the store and where its review stands. The file stays private for ever. */
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

/** What happened to a store, for the desk. */
export interface MerchantEvents {
  id: Generated<number>;
  merchant_id: number;
  actor_id: number | null;
  action: 'submit' | 'approve' | 'reject' | 'suspend' | 'unsuspend' | 'rename' | 'documents';
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
  }
}
