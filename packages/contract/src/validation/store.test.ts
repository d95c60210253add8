import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firstErrors } from '../field-messages.ts';
import { problemWith } from '../testing/problem-with.ts';
import { bankRules, personalBankRules } from './bank.ts';
import { dropshipRules } from './dropship.ts';
import { StoreDescription, StoreName, storeRules } from './store.ts';

const required = 'Please fill in the following column';
const characters = 'Can only be filled with letters, numbers, spaces, periods, commas and slashes';

describe('[VALID-14] the name of a store', () => {
  test.each([
    ['', required],
    ['Toko', 'Store name minimum 5 characters'],
    ['Tokos', undefined],
    ['Toko Maju/Jaya, No. 1', undefined],
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), 'Store name maximum 100 characters'],
    ['Toko & Anak', characters],
  ])('%o: %s', (input, said) => {
    expect(problemWith(StoreName, input)).toBe(said);
  });
});

test('[VALID-09] the address of a store is an address', () => {
  const errors = firstErrors(v.object(storeRules), { store_name: 'Toko Maju', store_address: 'Jl.' }, 'en');
  expect(errors).toEqual({ store_address: 'Address minimum 10 characters' });
});

test('the description of a store ends at 2,000 characters', () => {
  expect(problemWith(StoreDescription, 'a'.repeat(2000))).toBeUndefined();
  expect(problemWith(StoreDescription, 'a'.repeat(2001))).toBe('Store description maximum 2,000 characters');
});

describe('[VALID-15] a bank account', () => {
  const good = { bank_id: 1, rekening: '1234567890', cabang: 'Pekalongan/Kota', atas_nama: 'Budi, S.E.' };
  const errors = (change: object) => firstErrors(v.object(bankRules), { ...good, ...change }, 'en');
  const wrongAccount = 'Format Account Number is not valid';

  test.each([
    ['bank_id', undefined, required],
    ['bank_id', 0, required],
    ['rekening', '', wrongAccount],
    ['rekening', '1234', wrongAccount],
    ['rekening', '12345', undefined],
    ['rekening', '1'.repeat(25), undefined],
    ['rekening', '1'.repeat(26), wrongAccount],
    ['rekening', '12345-67', wrongAccount],
    ['cabang', '', required],
    ['cabang', 'A&B', characters],
    ['atas_nama', '', required],
    ['atas_nama', 'Budi "B"', characters],
  ])('%s %o: %s', (field, value, said) => {
    expect(errors({ [field]: value })).toEqual(said ? { [field]: said } : {});
  });

  test('[VALID-11] of a merchant without a company comes with the terms', () => {
    expect(firstErrors(v.object(personalBankRules), good, 'en')).toEqual({
      terms: 'Terms and Conditions must be checked',
    });
  });
});

describe('[VALID-16] a dropship sender', () => {
  const errors = (dropship_name: string, locale: 'id' | 'en' = 'id') =>
    firstErrors(v.object(dropshipRules), { dropship_name, dropship_phone: '081234567890' }, locale);

  test('has a name', () => {
    expect(errors('')).toEqual({ dropship_name: 'Nama harus diisi' });
    expect(errors('  ')).toEqual({ dropship_name: 'Nama harus diisi' });
    expect(errors('', 'en')).toEqual({ dropship_name: 'Name is required' });
  });
  test('has a name of 2 to 100 letters, digits, spaces, periods and commas', () => {
    expect(errors('A')).toEqual({ dropship_name: 'Nama 2 sampai 100 karakter' });
    expect(errors('Al')).toEqual({});
    expect(errors('a'.repeat(100))).toEqual({});
    expect(errors('a'.repeat(101))).toEqual({ dropship_name: 'Nama 2 sampai 100 karakter' });
    expect(errors('A/B')).toEqual({
      dropship_name: 'Nama hanya bisa diisi huruf, angka, spasi, titik, dan koma',
    });
  });
});
