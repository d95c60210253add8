import type { Generated } from 'kysely';

export type BuyerDocumentType = 'ktp' | 'ktp_selfie' | 'npwp';

/** The company for which a user buys. */
export interface Companies {
  user_id: number;
  company_name: string;
  company_address: string;
  is_pkp: 'pkp' | 'non-pkp';
  no_npwp: string;
  pic_name: string;
  pic_phone: string;
  /** Private: only its owner sees it. */
  image_media_id: number | null;
  updated_at: Date;
}

/** A buyer's document and the state of its review. The file stays private for ever. */
export interface UserDocuments {
  user_id: number;
  type: BuyerDocumentType;
  media_id: number;
  status: Generated<'submitted' | 'approved' | 'rejected'>;
  reason: string | null;
  submitted_at: Date;
  reviewed_at: Date | null;
  reviewed_by: number | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    companies: Companies;
    user_documents: UserDocuments;
  }
}
