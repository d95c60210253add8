import type { Store } from '@pasar/contract';

/** The text fields of the store's form; images are separate, because they are uploaded at once. */
export const toStoreFormValues = ({
  merchant_name,
  description,
  is_company,
  is_pkp,
  no_npwp,
  pkp_since,
  pic_name,
  pic_phone,
  couriers,
  accepts_dropship,
  holiday_from,
  holiday_to,
}: Store) => ({
  merchant_name,
  description,
  is_company: is_company as string,
  is_pkp: is_pkp as string,
  no_npwp,
  pkp_since: pkp_since ?? '',
  pic_name,
  pic_phone,
  // As text, like every field of the form: the codes with commas, `1` for yes, no day as nothing.
  couriers: couriers.join(','),
  accepts_dropship: accepts_dropship ? '1' : '0',
  holiday_from: holiday_from ?? '',
  holiday_to: holiday_to ?? '',
});
export type StoreFormValues = ReturnType<typeof toStoreFormValues>;

/** The texts as the server reads them; options are checked by its rule. */
export const toStorePayload = ({
  couriers,
  accepts_dropship,
  holiday_from,
  holiday_to,
  pkp_since,
  ...texts
}: StoreFormValues) => ({
  ...texts,
  is_company: texts.is_company as Store['is_company'],
  is_pkp: texts.is_pkp as Store['is_pkp'],
  couriers: couriers.split(',').filter(Boolean) as Store['couriers'],
  accepts_dropship: accepts_dropship === '1',
  pkp_since: pkp_since || null,
  holiday_from: holiday_from || null,
  holiday_to: holiday_to || null,
});

export const documentFields = ['file_ktp', 'file_ktp_selfie', 'file_npwp', 'file_company_doc'] as const;
export type FileField = 'merchant_photo' | (typeof documentFields)[number];
