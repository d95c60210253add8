import type { Store } from '@pasar/contract';

/** The text fields of the store's form; pictures are kept apart, because they are uploaded at once. */
export const textFieldsOf = ({
  merchant_name,
  description,
  is_pkp,
  no_npwp,
  pic_name,
  pic_phone,
}: Store) => ({
  merchant_name,
  description,
  is_pkp: is_pkp as string,
  no_npwp,
  pic_name,
  pic_phone,
});

export const documentFields = ['file_ktp', 'file_ktp_selfie', 'file_npwp', 'file_company_doc'] as const;
export type FileField = 'merchant_photo' | (typeof documentFields)[number];
