import type { StoreReviewField } from './review-fields.ts';

type Document = { status: 'submitted' | 'approved' | 'rejected' } | undefined;

/** As much of a store's file as says what it lacks. */
export interface CheckedStore {
  is_company: 'personal' | 'company';
  is_pkp: 'pkp' | 'non-pkp';
  pic_name: string;
  pic_phone: string;
  location: unknown;
  bank: unknown;
  documents: Partial<Record<'file_ktp' | 'file_ktp_selfie' | 'file_npwp' | 'file_company_doc', Document>>;
}

/**
 * What a store must have before staff can approve it: a person an identity card, a selfie with it, a bank account and
 * a place; a company its papers and a contact person, too; who charges VAT a tax card.
 */
export const findMissingParts = (store: CheckedStore): StoreReviewField[] => {
  const company = store.is_company === 'company';
  const has = (field: keyof CheckedStore['documents']) => {
    const status = store.documents[field]?.status;
    return status === 'submitted' || status === 'approved';
  };
  const wanted: [StoreReviewField, isNeeded: boolean, isThere: boolean][] = [
    ['file_ktp', true, has('file_ktp')],
    ['file_ktp_selfie', true, has('file_ktp_selfie')],
    ['file_npwp', company || store.is_pkp === 'pkp', has('file_npwp')],
    ['file_company_doc', company, has('file_company_doc')],
    ['pic_name', company, store.pic_name !== ''],
    ['pic_phone', company, store.pic_phone !== ''],
    ['bank', true, Boolean(store.bank)],
    ['address', true, Boolean(store.location)],
  ];
  return wanted.flatMap(([field, isNeeded, isThere]) => (isNeeded && !isThere ? [field] : []));
};
