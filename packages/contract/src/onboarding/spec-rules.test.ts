import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firstErrors } from '../field-messages.ts';
import {
  Code,
  Email,
  LoginPassword,
  NewPassword,
  PasswordConfirmation,
  sameAsPassword,
} from '../validation/account.ts';
import { dropshipRules } from '../validation/dropship.ts';
import { ImageFile } from '../validation/image.ts';
import { availableUsername } from '../validation/user.ts';
import { onboardingForms } from './onboarding-forms.ts';

const required = ['Harap isi kolom berikut', 'Please fill in the following column'] as const;
const noImage = ['Harap unggah gambar', 'Please upload an image'] as const;
const terms = ['Syarat dan Ketentuan harus dicentang', 'Terms and Conditions must be checked'] as const;
const good = null;
type Said = readonly [id: string, en: string] | null;
type Row = [requirement: string, field: string, value: unknown, says: Said];
const a = (length: number) => 'a'.repeat(length);
const digits = (length: number) => '1'.repeat(length);

/** Every form with valid values; a row changes one field of it. */
const right = {
  personal: {
    username: 'siti.aminah',
    is_company: 'personal',
    fullname: 'Siti Aminah',
    phone: '081234567890',
    gender: 'female',
    birthday: '1995-05-20',
    registered_as: 'buyer',
  },
  location: {
    address: 'Jalan Braga 10, Bandung',
    province_id: '32',
    city_id: '32.73',
    sub_district_id: '32.73.01',
    area_id: '32.73.01.1001',
    zipcode: '40111',
    terms: true,
  },
  company: {
    company_name: 'CV Siti Jaya',
    company_address: 'Jalan Braga 12',
    is_pkp: 'pkp',
    no_npwp: '012345678901000',
    pic_name: 'Siti Aminah',
    pic_phone: '081234567890',
    upload_npwp: 1,
    upload_ktp_owner: 2,
    upload_ktp_selfie: 3,
    upload_doc: 4,
    terms: true,
  },
  store: { store_name: 'Toko Siti', store_address: 'Jalan Braga 10' },
  bank: { bank_id: 1, rekening: '12345', cabang: 'Bandung', atas_nama: 'Siti', terms: true },
  account: { email: 'siti@example.test', password: 'rahasia 1', password_confirmation: 'rahasia 1' },
};

const tooShort = {
  username: ['Username minimal 6 karakter', 'Username minimum 6 characters'],
  address: ['Alamat minimal 10 karakter', 'Address minimum 10 characters'],
  company: ['Nama perusahaan minimal 5 karakter', 'Company name minimum 5 characters'],
  store: ['Nama toko minimal 5 karakter', 'Store name minimum 5 characters'],
} as const;
const tooLong = {
  fullname: ['Nama lengkap maksimal 100 karakter', 'Full name maximum 100 characters'],
  address: ['Alamat maksimal 200 karakter', 'Address maximum 200 characters'],
  company: ['Nama perusahaan maksimal 200 karakter', 'Company name maximum 200 characters'],
  pic: ['Nama PIC maksimal 150 karakter', 'PIC name maximum 150 characters'],
  store: ['Nama toko maksimal 100 karakter', 'Store name maximum 100 characters'],
} as const;
const usernameSigns = [
  'Username hanya bisa diisi huruf, angka, titik, dan garis bawah',
  'Username can only be filled with letters, numbers, periods and underscores',
] as const;
const fullnameSigns = [
  'Nama lengkap hanya bisa diisi huruf, angka, spasi, titik, dan koma',
  'Full name can only be filled with letters, numbers, spaces, periods and commas',
] as const;
const addressSigns = [
  'Alamat hanya bisa diisi huruf, angka, spasi, titik, koma, dan garis miring',
  'Address can only be filled with letters, numbers, spaces, periods, commas and slashes',
] as const;
const slashed = [
  'Hanya bisa diisi huruf, angka, spasi, titik, koma, dan garis miring',
  'Can only be filled with letters, numbers, spaces, periods, commas and slashes',
] as const;
const plain = [
  'Hanya bisa diisi huruf, angka, spasi, titik, dan koma',
  'Can only be filled with letters, numbers, spaces, periods and commas',
] as const;
const phone = [
  'Nomor telepon tidak valid, contoh: 0878***** atau 02******',
  'Number phone not valid, Exp: 0878***** atau 02******',
] as const;
const pic = ['Nomor telepon PIC tidak valid', 'PIC Number not valid'] as const;
const npwp = [
  'Format NPWP tidak valid, hanya bisa diisi angka',
  'NPWP Format not valid, can only enter numbers',
] as const;
const npwpImage = ['Gambar dokumen NPWP wajib diunggah', 'Image of Document NPWP is required'] as const;
const zip = ['Kode pos tidak valid', 'Zip Code not valid'] as const;
const account = ['Format nomor rekening tidak valid', 'Format Account Number is not valid'] as const;
const birth = {
  parts: ['Tanggal lahir belum diisi lengkap', 'Date of birth not filled in completely'],
  day: ['Tanggal lahir tidak valid', 'Date of birth not valid'],
  month: ['Bulan lahir tidak valid', 'Month of birth not valid'],
  year: ['Tahun lahir tidak valid', 'Year of birth not valid'],
} as const;
const emailSays = {
  missing: ['E-mail wajib diisi', 'Email is required'],
  wrong: ['Format e-mail tidak valid', 'Email format not valid'],
} as const;
const password = {
  missing: ['Kata sandi wajib diisi', 'Password is required'],
  short: ['Kata sandi terlalu pendek, min. 8 karakter', 'Password is too short, min. 8 character'],
  long: ['Kata sandi terlalu panjang, maks. 32 karakter', 'Password is too long, max. 32 character'],
  signs: [
    'Kata sandi tidak valid, hanya huruf, angka, atau simbol _@./#&+-',
    'Password not valid, put only a letter, number or symbol _@./#&+-',
  ],
} as const;
const thisYear = new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();

const check = (schema: v.GenericSchema, answers: object, rows: Row[]) =>
  test.each(rows)('[%s] %s %o', (_, field, value, says) => {
    const input = { ...answers, [field]: value };
    expect(firstErrors(schema, input, 'id')).toEqual(says ? { [field]: says[0] } : {});
    expect(firstErrors(schema, input, 'en')).toEqual(says ? { [field]: says[1] } : {});
  });

describe('personal data, of buyers and of merchants', () => {
  check(onboardingForms.personal, right.personal, [
    ['VALID-05', 'username', '', required],
    ['VALID-05', 'username', a(5), tooShort.username],
    ['VALID-05', 'username', a(6), good],
    ['VALID-05', 'username', 'siti_a.1', good],
    ['VALID-05', 'username', 'siti a', usernameSigns],
    ['VALID-05', 'username', 'siti-a', usernameSigns],
    ['VALID-18', 'is_company', '', required],
    ['VALID-18', 'is_company', undefined, required],
    ['VALID-18', 'is_company', 'company', good],
    ['VALID-18', 'is_company', 'other', required],
    ['VALID-18', 'gender', '', required],
    ['VALID-18', 'gender', 'male', good],
    ['VALID-06', 'fullname', '', required],
    ['VALID-06', 'fullname', '   ', required],
    ['VALID-06', 'fullname', a(100), good],
    ['VALID-06', 'fullname', a(101), tooLong.fullname],
    ['VALID-06', 'fullname', 'Siti A., S.Pd 2', good],
    ['VALID-06', 'fullname', 'Siti/Aminah', fullnameSigns],
    ['VALID-06', 'fullname', "Siti O'Neal", fullnameSigns],
    ['VALID-07', 'phone', '', required],
    ['VALID-07', 'phone', `08${digits(4)}`, phone],
    ['VALID-07', 'phone', `08${digits(5)}`, good],
    ['VALID-07', 'phone', `02${digits(12)}`, good],
    ['VALID-07', 'phone', `02${digits(13)}`, phone],
    ['VALID-07', 'phone', `07${digits(8)}`, phone],
    ['VALID-07', 'phone', `08${digits(4)}x`, phone],
    ['VALID-08', 'birthday', '', birth.parts],
    ['VALID-08', 'birthday', '1995-05-', birth.parts],
    ['VALID-08', 'birthday', '-05-20', birth.parts],
    ['VALID-08', 'birthday', '1995-05-00', birth.day],
    ['VALID-08', 'birthday', '1995-05-01', good],
    ['VALID-08', 'birthday', '1995-05-31', good],
    ['VALID-08', 'birthday', '1995-05-32', birth.day],
    ['VALID-08', 'birthday', '1995-02-30', birth.day],
    ['VALID-08', 'birthday', '1995-00-20', birth.month],
    ['VALID-08', 'birthday', '1995-01-20', good],
    ['VALID-08', 'birthday', '1995-12-20', good],
    ['VALID-08', 'birthday', '1995-13-20', birth.month],
    ['VALID-08', 'birthday', '1949-12-31', birth.year],
    ['VALID-08', 'birthday', '1950-01-01', good],
    ['VALID-08', 'birthday', `${thisYear}-01-01`, good],
    ['VALID-08', 'birthday', `${thisYear + 1}-01-01`, birth.year],
    ['SETUP-14', 'registered_as', 'merchant', good],
    ['SETUP-14', 'registered_as', 'staff', required],
    ['SETUP-15', 'file_ktp', undefined, good],
    ['SETUP-15', 'file_ktp_selfie', null, good],
    ['SETUP-15', 'file_npwp', 7, good],
  ]);
  test('[VALID-05] a username that is not found free requires another one', () => {
    const form = v.object({ username: availableUsername((name) => name !== 'siti.aminah') });
    expect(firstErrors(form, { username: 'siti.aminah' }, 'en')).toEqual({
      username: 'Username is not available, try entering another username',
    });
    expect(firstErrors(form, { username: 'siti.aminah' }, 'id')).toEqual({
      username: 'Username tidak tersedia, coba masukkan username lain',
    });
    expect(firstErrors(form, { username: 'siti.lain' }, 'en')).toEqual({});
  });
});

const places = (requirement: string): Row[] => [
  [requirement, 'address', a(9), tooShort.address],
  [requirement, 'address', a(10), good],
  [requirement, 'address', a(200), good],
  [requirement, 'address', a(201), tooLong.address],
  [requirement, 'address', 'Jl. Braga 10/2, Bandung', good],
  [requirement, 'address', 'Jl. Braga #10-2', addressSigns],
];
const regions: Row[] = [
  ['VALID-10', 'province_id', '', required],
  ['VALID-10', 'city_id', '', required],
  ['VALID-10', 'sub_district_id', undefined, required],
  ['VALID-10', 'area_id', '', required],
  ['VALID-10', 'zipcode', '', zip],
  ['VALID-10', 'zipcode', digits(4), zip],
  ['VALID-10', 'zipcode', digits(5), good],
  ['VALID-10', 'zipcode', digits(6), zip],
  ['VALID-10', 'zipcode', '4011a', zip],
];
describe("a buyer's address", () => {
  check(onboardingForms.location.buyer, right.location, [
    ['VALID-09', 'address', '', required],
    ...places('VALID-09'),
    ...regions,
    ['VALID-11', 'terms', false, terms],
    ['VALID-11', 'terms', undefined, terms],
  ]);
});
describe("a store's region", () => {
  check(onboardingForms.location.merchant, right.location, [
    ['SETUP-16', 'address', undefined, good],
    ...places('SETUP-16'),
    ...regions,
  ]);
});

const companies = (requirement: string): Row[] => [
  [requirement, 'company_name', '', required],
  [requirement, 'company_name', a(4), tooShort.company],
  [requirement, 'company_name', a(5), good],
  [requirement, 'company_name', a(200), good],
  [requirement, 'company_name', a(201), tooLong.company],
  [requirement, 'company_address', '', required],
  [requirement, 'company_address', 'a', good],
  [requirement, 'company_address', a(200), good],
  [requirement, 'company_address', a(201), tooLong.address],
  [requirement, 'is_pkp', '', required],
  [requirement, 'is_pkp', 'non-pkp', good],
  [requirement, 'no_npwp', '', required],
  [requirement, 'no_npwp', digits(1), good],
  [requirement, 'no_npwp', digits(25), good],
  [requirement, 'no_npwp', digits(26), npwp],
  [requirement, 'no_npwp', '01.234', npwp],
  [requirement, 'pic_name', '', required],
  ['VALID-11', 'terms', false, terms],
];
describe("a buyer's company", () => {
  check(onboardingForms.company.buyer, right.company, [
    ...companies('VALID-12'),
    ['VALID-12', 'company_name', 'PT Maju/Jaya', good],
    ['VALID-12', 'company_name', 'PT Maju & Jaya', slashed],
    ['VALID-12', 'company_address', 'Jl. Raya 1/2, A', good],
    ['VALID-12', 'company_address', 'Jl. Raya #1', slashed],
    ['VALID-12', 'pic_name', 'Siti/Budi', good],
    ['VALID-12', 'pic_name', 'Siti & Budi', slashed],
    ['VALID-12', 'pic_name', a(151), good],
    ['VALID-07', 'pic_phone', `08${digits(4)}`, pic],
    ['VALID-07', 'pic_phone', `08${digits(5)}`, good],
    ['VALID-07', 'pic_phone', `02${digits(13)}`, pic],
    ['VALID-12', 'upload_npwp', null, npwpImage],
    ['VALID-12', 'upload_npwp', undefined, npwpImage],
    ['SETUP-17', 'upload_npwp', 7, good],
  ]);
});
describe("a merchant's company", () => {
  check(onboardingForms.company.merchant, right.company, [
    ...companies('VALID-13'),
    ['VALID-13', 'company_name', 'PT Maju/Jaya', plain],
    ['VALID-13', 'company_address', 'Jl. Raya 1/2', plain],
    ['VALID-13', 'pic_name', a(150), good],
    ['VALID-13', 'pic_name', a(151), tooLong.pic],
    ['VALID-07', 'pic_phone', `08${digits(4)}`, phone],
    ['VALID-07', 'pic_phone', `02${digits(12)}`, good],
    ['VALID-13', 'upload_npwp', null, noImage],
    ['VALID-13', 'upload_ktp_owner', undefined, noImage],
    ['VALID-13', 'upload_ktp_selfie', null, noImage],
    ['SETUP-18', 'upload_doc', undefined, noImage],
    ['SETUP-18', 'upload_doc', 9, good],
  ]);
});

describe('a store', () => {
  check(onboardingForms.store, right.store, [
    ['VALID-14', 'store_name', '', required],
    ['VALID-14', 'store_name', a(4), tooShort.store],
    ['VALID-14', 'store_name', a(5), good],
    ['VALID-14', 'store_name', a(100), good],
    ['VALID-14', 'store_name', a(101), tooLong.store],
    ['VALID-14', 'store_name', 'Toko A/B, No. 1', good],
    ['VALID-14', 'store_name', 'Toko A & B', slashed],
    ['VALID-09', 'store_address', '', required],
    ['VALID-09', 'store_address', a(9), tooShort.address],
    ['VALID-09', 'store_address', a(10), good],
    ['VALID-09', 'store_address', a(200), good],
    ['VALID-09', 'store_address', a(201), tooLong.address],
    ['SETUP-19', 'category', 'Sembako', good],
  ]);
});

const bank: Row[] = [
  ['VALID-15', 'bank_id', undefined, required],
  ['VALID-15', 'bank_id', 4, good],
  ['VALID-15', 'rekening', '', account],
  ['VALID-15', 'rekening', digits(4), account],
  ['VALID-15', 'rekening', digits(5), good],
  ['VALID-15', 'rekening', digits(25), good],
  ['VALID-15', 'rekening', digits(26), account],
  ['VALID-15', 'rekening', '1234-5', account],
  ['VALID-15', 'cabang', '', required],
  ['VALID-15', 'cabang', 'KCP Braga 1/2, Bdg.', good],
  ['VALID-15', 'cabang', 'KCP (Braga)', slashed],
  ['VALID-15', 'atas_nama', '', required],
  ['VALID-15', 'atas_nama', 'Siti & Budi', slashed],
  ['SETUP-20', 'atas_nama', 'Siti Aminah', good],
];
describe("a single merchant's bank account", () => {
  check(onboardingForms.bank.personal, right.bank, [...bank, ['VALID-11', 'terms', false, terms]]);
});
describe("a company's bank account", () => {
  check(onboardingForms.bank.company, right.bank, [...bank, ['VALID-11', 'terms', undefined, good]]);
});

describe('accounts', () => {
  const register = v.pipe(
    v.object({ email: Email, password: NewPassword, password_confirmation: PasswordConfirmation }),
    sameAsPassword(),
  );
  check(register, right.account, [
    ['VALID-01', 'email', '', emailSays.missing],
    ['VALID-01', 'email', 'siti', emailSays.wrong],
    ['VALID-01', 'email', 'siti@example', emailSays.wrong],
    ['VALID-01', 'email', 's@e.t', good],
    [
      'VALID-03',
      'password_confirmation',
      '',
      ['Konfirmasi kata sandi wajib diisi', 'Password Confirmation is required'],
    ],
    [
      'VALID-03',
      'password_confirmation',
      'rahasia 2',
      [
        'Konfirmasi kata sandi tidak sama dengan kata sandi',
        'Password Confirmation is not same with password',
      ],
    ],
  ]);
  check(v.object({ password: NewPassword }), {}, [
    ['VALID-02', 'password', '', password.missing],
    ['VALID-02', 'password', a(7), password.short],
    ['VALID-02', 'password', a(8), good],
    ['VALID-02', 'password', a(32), good],
    ['VALID-02', 'password', a(33), password.long],
    ['VALID-02', 'password', 'aA1 _@./#&+-', good],
    ['VALID-02', 'password', 'rahasia!', password.signs],
  ]);
  check(v.object({ password: LoginPassword }), {}, [
    ['VALID-17', 'password', '', password.missing],
    ['VALID-17', 'password', '!', good],
    ['VALID-17', 'password', a(99), good],
  ]);
  check(v.object({ email: Email, code: Code }), { email: 'a@b.c', code: '123456' }, [
    ['VALID-04', 'code', '', ['Kode wajib diisi', 'Code is required']],
    ['VALID-04', 'code', '12345', ['Kode wajib diisi', 'Code is required']],
    ['VALID-04', 'code', '123456', good],
    ['VALID-04', 'email', '', emailSays.missing],
    ['VALID-04', 'email', 'a', emailSays.wrong],
  ]);
  check(v.object(dropshipRules), { dropship_name: 'Sari', dropship_phone: '081234567890' }, [
    ['VALID-16', 'dropship_name', '', ['Nama harus diisi', 'Name is required']],
    ['VALID-16', 'dropship_name', 'Sari', good],
  ]);
});

describe('an image to upload', () => {
  const file = (type: string) => new File(['x'], 'foto', { type });
  const type = [
    'Foto hanya boleh berjenis GIF, PNG, JPG, JPEG, dan BMP.',
    'Photo only allows file types of GIF, PNG, JPG, JPEG and BMP.',
  ] as const;
  check(v.object({ file: ImageFile }), {}, [
    ['SETUP-10', 'file', undefined, noImage],
    ['SETUP-10', 'file', file('image/webp'), type],
    ['SETUP-10', 'file', file('application/pdf'), type],
    ...['gif', 'png', 'bmp', 'jpeg'].map((kind): Row => ['SETUP-10', 'file', file(`image/${kind}`), good]),
  ]);
});

test('[SETUP-13] the fields are checked in the order of the form, each with its first error alone', () => {
  const empty = firstErrors(onboardingForms.company.merchant, {}, 'en');
  expect(Object.keys(empty)).toEqual([
    ...['company_name', 'company_address', 'is_pkp', 'upload_npwp', 'no_npwp', 'pic_name', 'pic_phone'],
    ...['upload_ktp_owner', 'upload_ktp_selfie', 'upload_doc', 'terms'],
  ]);
  expect(Object.values(empty).slice(0, 3)).toEqual([required[1], required[1], required[1]]);
  const several = { ...right.personal, username: '!', fullname: '!'.repeat(101) };
  expect(firstErrors(onboardingForms.personal, several, 'en')).toEqual({
    username: 'Username minimum 6 characters',
    fullname: 'Full name maximum 100 characters',
  });
});
