import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firstErrors } from '../field-messages.ts';
import { buyerCompanyRules, merchantCompanyRules } from './company.ts';
import { formatNpwp } from './npwp.ts';

const required = 'Please fill in the following column';
const noImage = 'Please upload an image';
const terms = 'Terms and Conditions must be checked';
const wrongNpwp = 'NPWP Format not valid, can only enter numbers';

const shared = {
  company_name: 'PT Maju Jaya',
  company_address: 'Jl. Raya 1',
  is_pkp: 'pkp',
  pic_name: 'Budi',
  pic_phone: '081234567890',
  no_npwp: '012345678901000',
  upload_npwp: 7,
  terms: true,
};
const buyerErrors = (change: object) =>
  firstErrors(v.object(buyerCompanyRules), { ...shared, ...change }, 'en');
const merchantErrors = (change: object) =>
  firstErrors(
    v.object(merchantCompanyRules),
    { ...shared, upload_ktp_owner: 8, upload_ktp_selfie: 9, upload_doc: 10, ...change },
    'en',
  );

describe.each([
  ['[VALID-12] a buyer company', buyerErrors],
  ['[VALID-13] a merchant company', merchantErrors],
])('%s', (_, errors) => {
  test.each([
    ['company_name', 'PT A', 'Company name minimum 5 characters'],
    ['company_name', 'PT Ab', undefined],
    ['company_name', 'a'.repeat(200), undefined],
    ['company_name', 'a'.repeat(201), 'Company name maximum 200 characters'],
    ['company_name', '', required],
    ['company_address', '', required],
    ['company_address', 'A', undefined],
    ['company_address', 'a'.repeat(200), undefined],
    ['company_address', 'a'.repeat(201), 'Address maximum 200 characters'],
    ['is_pkp', 'non-pkp', undefined],
    ['is_pkp', '', required],
    ['pic_name', '', required],
    ['pic_phone', '', required],
    ['no_npwp', '', required],
    ['no_npwp', '1', undefined],
    ['no_npwp', '1'.repeat(25), undefined],
    ['no_npwp', '1'.repeat(26), wrongNpwp],
    ['no_npwp', '01.234', wrongNpwp],
    ['terms', false, terms],
  ])('%s %o: %s', (field, value, said) => {
    expect(errors({ [field]: value })).toEqual(said ? { [field]: said } : {});
  });
});

describe('[VALID-12] a buyer company only', () => {
  const characters = 'Can only be filled with letters, numbers, spaces, periods, commas and slashes';
  test.each(['company_name', 'company_address', 'pic_name'])('takes slashes in its %s', (field) => {
    expect(buyerErrors({ [field]: 'Maju/Jaya, 1.' })).toEqual({});
    expect(buyerErrors({ [field]: 'Maju & Jaya' })).toEqual({ [field]: characters });
  });
  test('reports PIC Number not valid', () => {
    expect(buyerErrors({ pic_phone: '0712345678' })).toEqual({ pic_phone: 'PIC Number not valid' });
  });
  test('needs the image of its NPWP', () => {
    expect(buyerErrors({ upload_npwp: null })).toEqual({ upload_npwp: 'Image of Document NPWP is required' });
  });
});

describe('[VALID-13] a merchant company only', () => {
  const characters = 'Can only be filled with letters, numbers, spaces, periods and commas';
  test.each(['company_name', 'company_address'])('takes no slashes in its %s', (field) => {
    expect(merchantErrors({ [field]: 'Maju Jaya, 1.' })).toEqual({});
    expect(merchantErrors({ [field]: 'Maju/Jaya' })).toEqual({ [field]: characters });
  });
  test.each(['upload_npwp', 'upload_ktp_owner', 'upload_ktp_selfie', 'upload_doc'])(
    'needs its %s',
    (field) => {
      expect(merchantErrors({ [field]: undefined })).toEqual({ [field]: noImage });
      expect(merchantErrors({ [field]: null })).toEqual({ [field]: noImage });
    },
  );
  test('has a contact of up to 150 characters, with the usual phone message', () => {
    expect(merchantErrors({ pic_name: 'a'.repeat(150) })).toEqual({});
    expect(merchantErrors({ pic_name: 'a'.repeat(151) })).toEqual({
      pic_name: 'PIC name maximum 150 characters',
    });
    expect(merchantErrors({ pic_phone: '0712345678' })).toEqual({
      pic_phone: 'Number phone not valid, Exp: 0878***** atau 02******',
    });
  });
});

describe('[A46] a tax number is shown in groups', () => {
  test.each([
    ['012345678901000', '01.234.567.8-901.000'],
    ['0123456789012345', '0123 4567 8901 2345'],
    ['12345', '12345'],
    ['', ''],
  ])('%s as %s', (digits, shown) => {
    expect(formatNpwp(digits)).toBe(shown);
  });
});
