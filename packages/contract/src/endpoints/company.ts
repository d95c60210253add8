import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MediaId } from '../ids.ts';
import { buyerCompanyRules } from '../validation/company.ts';
import { buyerDocumentRules } from '../validation/user.ts';
import { StoredFile } from './merchant.ts';

/** SPEC 3 "Buyer company"; `is_pkp` defaults to 'pkp'. */
export const BuyerCompany = v.object({
  company_picture: StoredFile,
  company_name: v.string(),
  address: v.string(),
  is_pkp: v.picklist(['pkp', 'non-pkp']),
  no_npwp: v.string(),
  pic_name: v.string(),
  pic_phone: v.string(),
});
export type BuyerCompany = v.InferOutput<typeof BuyerCompany>;

/** SPEC 3 "Buyer documents". */
export const BuyerDocuments = v.object({
  file_ktp: StoredFile,
  file_ktp_selfie: StoredFile,
  file_npwp: StoredFile,
});
export type BuyerDocuments = v.InferOutput<typeof BuyerDocuments>;

const { company_name, company_address, is_pkp, no_npwp, pic_name, pic_phone } = buyerCompanyRules;

export const company = {
  company: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/company',
    summary: 'The company for which I buy',
    access: 'user',
    data: BuyerCompany,
  }),
  saveCompany: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/company',
    summary: 'Save the company of a buyer; an omitted image stays, null removes it',
    access: 'user',
    body: v.object({
      company_picture: v.optional(v.nullable(MediaId)),
      company_name,
      address: company_address,
      is_pkp,
      no_npwp,
      pic_name,
      pic_phone,
    }),
    data: BuyerCompany,
  }),
  documents: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/doc',
    summary: 'My documents and the state of their review',
    access: 'user',
    data: BuyerDocuments,
  }),
  saveDocuments: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/doc',
    summary: 'Save my documents; one that is left out stays, null removes it',
    access: 'user',
    body: v.object(buyerDocumentRules),
    data: BuyerDocuments,
  }),
};
