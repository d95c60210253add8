/** What the desk looks at, and may refuse by itself, when it checks a store (domain 3.3). */
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
