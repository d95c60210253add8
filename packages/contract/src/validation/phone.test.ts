import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { problemWith } from '../testing/problem-with.ts';
import { BuyerPicPhone, normalizePhone, Phone, PicPhone } from './phone.ts';

const wrong = 'Number phone not valid, Exp: 0878***** atau 02******';

describe('[VALID-07] a phone number', () => {
  test.each([
    ['', 'Please fill in the following column'],
    [' - ', 'Please fill in the following column'],
    [undefined, 'Please fill in the following column'],
    ['08123', wrong],
    ['081234', wrong],
    ['0812345', undefined],
    ['02112345', undefined],
    [`08${'1'.repeat(12)}`, undefined],
    [`08${'1'.repeat(13)}`, wrong],
    ['0312345678', wrong],
    ['8123456789', wrong],
    ['0812345678a', wrong],
    ['+6581234567', wrong],
  ])('%o: %s', (input, said) => {
    expect(problemWith(Phone, input)).toBe(said);
  });

  test('of a contact has separate messages in the buyer flow', () => {
    expect(problemWith(BuyerPicPhone, '0812')).toBe('PIC Number not valid');
    expect(problemWith(PicPhone, '0812')).toBe(wrong);
  });

  test('[S29] is judged as an independent reading of the rule judges it', () => {
    const reference = (digits: string) => {
      const tail = digits.length - 2;
      const starts = digits.startsWith('08') || digits.startsWith('02');
      return starts && tail >= 5 && tail <= 12 ? undefined : wrong;
    };
    const digits = fc
      .tuple(fc.constantFrom('08', '02', '03', '8', '1', '00'), fc.stringMatching(/^[0-9]{0,15}$/))
      .map(([start, rest]) => start + rest)
      // A number that reads as one with a country code is another matter.
      .filter((number) => !/^(?:0062|62)/.test(number));
    fc.assert(
      fc.property(digits, (number) => {
        expect(problemWith(Phone, number)).toBe(reference(number));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('[A44] a pasted phone number', () => {
  test.each([
    ['+62 812-3456-7890', '081234567890'],
    ['+62 (0)812 3456 7890', '081234567890'],
    ['62812.3456.7890', '081234567890'],
    ['0062 21 1234567', '0211234567'],
    ['(021) 123 4567', '0211234567'],
    ['0812 3456 7890', '081234567890'],
    ['0812\u20133456\u00a07890', '081234567890'],
  ])('%s becomes %s', (pasted, number) => {
    expect(normalizePhone(pasted)).toBe(number);
    expect(v.parse(Phone, pasted)).toBe(number);
  });

  test('reads the same with any country code and any spacing', () => {
    const number = fc.stringMatching(/^[28][0-9]{5,12}$/);
    const noise = fc.array(fc.constantFrom('', ' ', '-', '.', '(', ')'), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(number, fc.constantFrom('0', '+62', '62', '0062', '+620'), noise, (rest, code, between) => {
        const pasted = Array.from(rest, (digit, at) => (between[at] ?? '') + digit).join('');
        expect(normalizePhone(code + pasted)).toBe(`0${rest}`);
      }),
    );
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = normalizePhone(text);
        if (/^0[28]\d+$/.test(once)) expect(normalizePhone(once)).toBe(once);
      }),
    );
  });
});
