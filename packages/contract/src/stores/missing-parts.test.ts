import { expect, test } from 'vitest';
import { type CheckedStore, findMissingParts } from './missing-parts.ts';

const paper = { status: 'submitted' } as const;
const person: CheckedStore = {
  is_company: 'personal',
  is_pkp: 'non-pkp',
  pic_name: '',
  pic_phone: '',
  location: {},
  bank: {},
  documents: { file_ktp: paper, file_ktp_selfie: paper },
};

test.each<[string, Partial<CheckedStore>, string[]]>([
  ['a person with all papers', {}, []],
  ['a person who charges VAT', { is_pkp: 'pkp' }, ['file_npwp']],
  ['a person without a bank account and a place', { bank: null, location: null }, ['bank', 'address']],
  [
    'a person whose card was rejected',
    { documents: { file_ktp: { status: 'rejected' }, file_ktp_selfie: { status: 'approved' } } },
    ['file_ktp'],
  ],
  ['a company', { is_company: 'company' }, ['file_npwp', 'file_company_doc', 'pic_name', 'pic_phone']],
])('%s lacks nothing but what is written beside [B14]', (_, changed, missing) => {
  expect(findMissingParts({ ...person, ...changed })).toEqual(missing);
});
