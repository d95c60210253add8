import { describe, expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { isMessageId, type MessageId, message, messages } from './message.ts';

const said = { id: new Set<string>(), en: new Set<string>() };
for (const text of Object.values(messages)) for (const locale of locales) said[locale].add(text[locale]);

/** Literally as the specification writes them. */
const english: Record<string, readonly string[]> = {
  'VALID-01': ['Email is required', 'Email format not valid'],
  'VALID-02': [
    'Password is too short, min. 8 character',
    'Password is too long, max. 32 character',
    'Password not valid, put only a letter, number or symbol _@./#&+-',
  ],
  'VALID-03': ['Password Confirmation is required', 'Password Confirmation is not same with password'],
  'VALID-04': ['Code is required'],
  'VALID-05': [
    'Username minimum 6 characters',
    'Username can only be filled with letters, numbers, periods and underscores',
    'Username is not available, try entering another username',
    'Username Available',
  ],
  'VALID-06': ['Please fill in the following column', 'Full name maximum 100 characters'],
  'VALID-07': ['Number phone not valid, Exp: 0878***** atau 02******', 'PIC Number not valid'],
  'VALID-08': [
    'Date of birth not filled in completely',
    'Date of birth not valid',
    'Month of birth not valid',
    'Year of birth not valid',
  ],
  'VALID-09': ['Address minimum 10 characters'],
  'VALID-10': ['Zip Code not valid'],
  'VALID-11': ['Terms and Conditions must be checked'],
  'VALID-12': ['NPWP Format not valid, can only enter numbers', 'Image of Document NPWP is required'],
  'VALID-13': ['Photo only allows file types of GIF, PNG, JPG, JPEG and BMP.', 'Please upload an image'],
  'VALID-15': ['Format Account Number is not valid'],
  'ERR-01': ['{section} Error Connection To Server'],
  'ERR-03': ['Network Error', 'Request aborted', 'Request failed with status code {n}'],
  'AUTH-11': ['Login with google canceled', 'User cancelled login or did not fully authorize'],
  'SPEC 2': ['Register failed, please try again', 'Register Successful', 'Register Failed, please try again'],
  'SPEC 4': ['Data Saved Successfully'],
};

const indonesian: Record<string, readonly string[]> = {
  'VALID-16': ['Nama harus diisi'],
  'ERR-02': ['Silahkan masuk atau daftar terlebih dahulu'],
  'CART-01': ['Silahkan login untuk menambahkan produk ke keranjang', 'Silahkan login untuk checkout produk'],
  'AUTH-03': ['Login Berhasil'],
};

describe('the texts of the specification are in the table literally', () => {
  test.each(Object.entries(english))('[%s] in English', (_, texts) => {
    expect(texts.filter((text) => !said.en.has(text))).toEqual([]);
  });
  test.each(Object.entries(indonesian))('[%s] in Indonesian', (_, texts) => {
    expect(texts.filter((text) => !said.id.has(text))).toEqual([]);
  });
  test('the two success panels carry the sentences of SPEC 2', () => {
    expect(message('merchant-setup.success.body', 'en')).toContain(
      'wait for verification within 1 x 24 hours to be able to start selling',
    );
    expect(message('buyer-setup.success.body', 'en')).toMatch(
      /^We have received your registration request.*start shopping$/,
    );
  });
});

const entries = Object.entries(messages) as [MessageId, (typeof messages)[MessageId]][];

describe('every text', () => {
  test('has the same places in both languages', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    expect(entries.filter(([, text]) => String(places(text.id)) !== String(places(text.en)))).toEqual([]);
  });
  test('is written in both languages, and not twice in one', () => {
    expect(entries.filter(([, text]) => text.id.trim() === '' || text.en.trim() === '')).toEqual([]);
    expect(entries.filter(([, text]) => String(text.id) === String(text.en))).toEqual([]);
  });
  test('uses no exclamation marks and addresses users as kamu', () => {
    expect(entries.filter(([, text]) => /!|\bAnda\b/.test(text.id + text.en))).toEqual([]);
  });
});

describe('a message', () => {
  test('fills its placeholders and preserves those without a value', () => {
    expect(message('code.wrong', 'id', { left: 3 })).toBe('Kode salah. Sisa 3 percobaan.');
    expect(message('request.too-many', 'en')).toContain('{seconds}');
  });
  test('does not read places from the prototype of its values', () => {
    expect(message('section.connection', 'en', {})).toBe('{section} Error Connection To Server');
  });
  test('is known by its id only', () => {
    expect(isMessageId('email.required')).toBe(true);
    expect(isMessageId('toString')).toBe(false);
    expect(isMessageId('Invalid type')).toBe(false);
  });
});
