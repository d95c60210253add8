import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firstErrors } from '../field-messages.ts';
import { problemWith } from '../testing/problem-with.ts';
import { Code, Email, LoginPassword, NewPassword, PasswordConfirmation, sameAsPassword } from './account.ts';

describe('[VALID-01] an e-mail', () => {
  test.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    [undefined, 'Email is required'],
    ['siti', 'Email format not valid'],
    ['siti@', 'Email format not valid'],
    ['siti@pasar', 'Email format not valid'],
    ['si ti@pasar.id', 'Email format not valid'],
    ['siti@@pasar.id', 'Email format not valid'],
    [`${'a'.repeat(250)}@b.id`, 'Email format not valid'],
    ['siti@pasar.id', undefined],
    [' siti+toko@mail.pasar.id ', undefined],
  ])('%o: %s', (input, said) => {
    expect(problemWith(Email, input)).toBe(said);
  });
});

describe('[VALID-02] a new password', () => {
  test.each([
    ['', 'Password is required'],
    [undefined, 'Password is required'],
    ['abc1234', 'Password is too short, min. 8 character'],
    ['é', 'Password is too short, min. 8 character'],
    ['abc12345', undefined],
    ['a'.repeat(32), undefined],
    ['a'.repeat(33), 'Password is too long, max. 32 character'],
    ['Az09 _@./#&+-', undefined],
    ['abcdefg!', 'Password not valid, put only a letter, number or symbol _@./#&+-'],
    ['abcdefgé', 'Password not valid, put only a letter, number or symbol _@./#&+-'],
    ['abcdefg\n', 'Password not valid, put only a letter, number or symbol _@./#&+-'],
  ])('%o: %s', (input, said) => {
    expect(problemWith(NewPassword, input)).toBe(said);
  });

  test('[S29] is judged as an independent reading of the rule judges it', () => {
    const allowed = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 _@./#&+-');
    const reference = (password: string) => {
      if (password.length === 0) return 'Password is required';
      if (password.length < 8) return 'Password is too short, min. 8 character';
      if (password.length > 32) return 'Password is too long, max. 32 character';
      for (let at = 0; at < password.length; at += 1)
        if (!allowed.has(password.charAt(at)))
          return 'Password not valid, put only a letter, number or symbol _@./#&+-';
      return undefined;
    };
    const nearly = fc.array(fc.constantFrom(...allowed, '!', 'é', '\t', '😀', "'"), { maxLength: 36 });
    const password = fc.oneof(
      fc.string({ maxLength: 40 }),
      nearly.map((characters) => characters.join('')),
    );
    fc.assert(
      fc.property(password, (text) => {
        expect(problemWith(NewPassword, text)).toBe(reference(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('[VALID-03] a confirmation', () => {
  const form = v.pipe(
    v.object({ email: Email, password: NewPassword, password_confirmation: PasswordConfirmation }),
    sameAsPassword(),
  );
  const errors = (confirmation: unknown, password = 'rahasia123', email = 'a@b.id') =>
    firstErrors(form, { email, password, password_confirmation: confirmation }, 'en');

  test('is required', () => {
    expect(errors('')).toEqual({ password_confirmation: 'Password Confirmation is required' });
    expect(errors(undefined)).toEqual({ password_confirmation: 'Password Confirmation is required' });
  });
  test('is the same as the password, character by character', () => {
    const different = { password_confirmation: 'Password Confirmation is not same with password' };
    expect(errors('rahasia124')).toEqual(different);
    expect(errors('Rahasia123')).toEqual(different);
    expect(errors('rahasia123')).toEqual({});
  });
  test('is compared even while another field is wrong', () => {
    expect(errors('lain12345', 'rahasia123', '')).toEqual({
      email: 'Email is required',
      password_confirmation: 'Password Confirmation is not same with password',
    });
  });
});

describe('[VALID-04] a code', () => {
  test.each([
    ['', 'Code is required'],
    ['12345', 'Code is required'],
    ['1234567', 'Code is required'],
    ['12345a', 'The code has digits only'],
    ['012345', undefined],
  ])('%o: %s', (input, said) => {
    expect(problemWith(Code, input)).toBe(said);
  });
});

describe('[VALID-17] a login password', () => {
  test.each([
    ['', 'Password is required'],
    [undefined, 'Password is required'],
    ['a', undefined],
    [' ', undefined],
    ['pässwörd!', undefined],
    ['a'.repeat(500), undefined],
  ])('%o: %s', (input, said) => {
    expect(problemWith(LoginPassword, input)).toBe(said);
  });
});
