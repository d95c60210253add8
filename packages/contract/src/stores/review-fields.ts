/** The parts of a store that staff review, and may reject separately (domain 3.3). */
export const storeReviewFields = [
  'merchant_name',
  'merchant_photo',
  'description',
  'company_name',
  'no_npwp',
  'pic_name',
  'pic_phone',
  'address',
  'bank',
  'file_ktp',
  'file_ktp_selfie',
  'file_npwp',
  'file_company_doc',
] as const;
export type StoreReviewField = (typeof storeReviewFields)[number];

/** Days in which a seller answers what staff asked about a new store; without an answer it is rejected. */
export const replyDays = 7;
