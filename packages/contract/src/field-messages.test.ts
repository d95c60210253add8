import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoints } from './endpoints/index.ts';
import { fieldMessages, firstErrors, parseFields } from './field-messages.ts';

const { register } = endpoints.accounts;

describe('the messages of rejected input', () => {
  test('name the first failed check of each field, in the order of the rules', () => {
    const input = { email: 'nobody', password: 'é', password_confirmation: '' };
    expect(firstErrors(register.body, input, 'en')).toEqual({
      email: 'Email format not valid',
      password: 'Password is too short, min. 8 character',
      password_confirmation: 'Password Confirmation is required',
    });
    expect(Object.keys(firstErrors(register.body, input, 'en'))).toEqual([
      'email',
      'password',
      'password_confirmation',
    ]);
  });

  test('follow the language', () => {
    expect(firstErrors(register.body, { email: '' }, 'id').email).toBe('E-mail wajib diisi');
  });

  test('are lists of strings on the wire', () => {
    const parsed = parseFields(endpoints.accounts.login.body, { email: 'a@b.id' }, 'en');
    expect(parsed).toEqual({ ok: false, fields: { password: ['Password is required'] } });
  });

  test('are empty for good input, and the value comes parsed', () => {
    const input = { email: ' a@b.id ', password: 'x' };
    expect(firstErrors(endpoints.accounts.login.body, input, 'id')).toEqual({});
    expect(parseFields(endpoints.accounts.login.body, input, 'id')).toEqual({
      ok: true,
      value: { email: 'a@b.id', password: 'x', remember: false },
    });
  });

  test.each([null, undefined, 'text', 7])('name every field of a body that is %s', (input) => {
    expect(Object.keys(firstErrors(register.body, input, 'en'))).toEqual([
      'email',
      'password',
      'password_confirmation',
    ]);
  });

  test('do not fill absent keys into good input', () => {
    const schema = v.object({ photo: v.optional(v.number()) });
    expect(Object.keys((parseFields(schema, {}, 'id') as { value: object }).value)).toEqual([]);
  });

  test('become the general message where a rule has no separate one', () => {
    const schema = v.object({ size: v.number(), tags: v.array(v.object({ name: v.string() })) });
    const { issues } = v.safeParse(schema, { size: 'big', tags: [{ name: null }] });
    expect(fieldMessages(issues ?? [], 'en')).toEqual({
      size: ['This entry is not valid'],
      'tags.0.name': ['Please fill in the following column'],
    });
  });

  test('of input without fields have one key', () => {
    expect(firstErrors(v.pipe(v.number(), v.minValue(1)), 0, 'en')).toEqual({
      body: 'This entry is not valid',
    });
  });
});
