import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firstErrors } from '../field-messages.ts';
import { problemWith } from '../testing/problem-with.ts';
import { Address, buyerLocationRules, ZipCode } from './location.ts';

const required = 'Please fill in the following column';

describe('[VALID-09] an address', () => {
  const characters = 'Address can only be filled with letters, numbers, spaces, periods, commas and slashes';
  test.each([
    ['', required],
    ['Jl. Melat', 'Address minimum 10 characters'],
    ['    Jl. Melat    ', 'Address minimum 10 characters'],
    ['Jl. Melati', undefined],
    ['Jl. Melati No. 5, RT 03/RW 07', undefined],
    ['a'.repeat(200), undefined],
    ['a'.repeat(201), 'Address maximum 200 characters'],
    ['Jl. Melati #5', characters],
    ['Jl. Melati-5', characters],
  ])('%o: %s', (input, said) => {
    expect(problemWith(Address, input)).toBe(said);
  });
});

describe('[VALID-10] a region', () => {
  const good = {
    address: 'Jl. Melati No. 5',
    province_id: '33',
    city_id: '33.75',
    sub_district_id: '33.75.01',
    area_id: '33.75.01.1001',
    zipcode: '51111',
    terms: true,
  };
  const errors = (change: object) => firstErrors(v.object(buyerLocationRules), { ...good, ...change }, 'en');

  test('is complete with its four levels and the zip code', () => {
    expect(errors({})).toEqual({});
  });
  test.each(['province_id', 'city_id', 'sub_district_id', 'area_id'])('needs its %s', (level) => {
    expect(errors({ [level]: '' })).toEqual({ [level]: required });
    expect(errors({ [level]: undefined })).toEqual({ [level]: required });
    expect(errors({ [level]: 'x' })).toEqual({ [level]: 'This entry is not valid' });
  });
  test("[VALID-11] requires a buyer's agreement to the terms", () => {
    expect(errors({ terms: false })).toEqual({ terms: 'Terms and Conditions must be checked' });
  });
});

describe('[VALID-10] a zip code', () => {
  test.each(['', undefined, '5111', '511111', '5111a', '51 11'])('is not %o', (input) => {
    expect(problemWith(ZipCode, input)).toBe('Zip Code not valid');
  });
  test('[S29] is judged as an independent reading of the rule judges it', () => {
    const reference = (zip: string) =>
      zip.length === 5 && [...zip].every((digit) => digit >= '0' && digit <= '9');
    const zip = fc.oneof(fc.stringMatching(/^[0-9]{3,7}$/), fc.stringMatching(/^[0-9a-z.-]{5}$/));
    fc.assert(
      fc.property(zip, (text) => {
        expect(problemWith(ZipCode, text)).toBe(reference(text) ? undefined : 'Zip Code not valid');
      }),
      { numRuns: 2000 },
    );
  });
});
