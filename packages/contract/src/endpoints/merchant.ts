import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MediaId } from '../ids.ts';
import { NpwpNumber, PicName, Pkp } from '../rules/company.ts';
import { PicPhone } from '../rules/phone.ts';
import { StoreDescription, StoreName } from '../rules/store.ts';

/** A file as it is read back: where it is shown, and where its review stands. */
export const StoredFile = v.object({
  media_id: v.nullable(MediaId),
  url: v.nullable(v.string()),
  status: v.picklist(['none', 'submitted', 'approved', 'rejected']),
  reason: v.nullable(v.string()),
});

/** The store of a merchant (SPEC 3 "Seller store"). */
export const Store = v.object({
  merchant_photo: StoredFile,
  merchant_name: v.string(),
  merchant_slug: v.string(),
  description: v.string(),
  is_company: v.picklist(['personal', 'company']),
  is_pkp: v.picklist(['pkp', 'non-pkp']),
  no_npwp: v.string(),
  pic_name: v.string(),
  pic_phone: v.string(),
  file_ktp: StoredFile,
  file_ktp_selfie: StoredFile,
  file_npwp: StoredFile,
  file_company_doc: StoredFile,
  verification_status: v.picklist(['draft', 'submitted', 'approved', 'rejected', 'suspended']),
  city: v.nullable(v.string()),
  rating: v.number(),
  products: v.number(),
  /** Changes with every save; a stale one is answered 409. */
  version: v.number(),
});
export type Store = v.InferOutput<typeof Store>;

const file = v.optional(v.nullable(MediaId));

export const merchant = {
  store: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/store',
    summary: 'My store',
    access: 'merchant',
    data: Store,
  }),
  saveStore: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/store',
    summary: 'Save my store; a file that is left out stays as it is, null removes it',
    access: 'merchant',
    body: v.object({
      merchant_photo: file,
      merchant_name: StoreName,
      description: StoreDescription,
      is_pkp: Pkp,
      no_npwp: v.union([v.literal(''), NpwpNumber]),
      pic_name: PicName,
      pic_phone: PicPhone,
      file_ktp: file,
      file_ktp_selfie: file,
      file_npwp: file,
      file_company_doc: file,
      version: v.pipe(v.number(), v.integer()),
    }),
    data: Store,
  }),
};
