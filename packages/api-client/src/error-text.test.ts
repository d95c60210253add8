import { locales } from '@pasar/contract';
import { describe, expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { type Doing, errorText, getFirstFieldMessages } from './error-text.ts';

const lost = (kind: ApiErrorKind) => new ApiError('as it was called then', { kind });
const refused = (code: number, message = 'Kata server') => new ApiError(message, { kind: 'refused', code });

describe('[ERR-01] a part of the page that did not load', () => {
  test.each(['network', 'timeout'] as const)('is shown as information after %s', (kind) => {
    expect(errorText(lost(kind), { locale: 'en', section: 'Flash Sale' })).toEqual({
      tone: 'info',
      text: 'Flash Sale Error Connection To Server',
    });
    expect(errorText(lost(kind), { locale: 'id', section: 'Flash sale' }).text).toBe(
      'Flash sale gagal terhubung ke server',
    );
  });
  test("shows the server's message when there was a response", () => {
    expect(errorText(refused(404), { locale: 'en', section: 'Flash Sale' }).text).toBe('Kata server');
  });
});

describe('[ERR-02] any call', () => {
  test('with 401 asks to log in and leads there', () => {
    expect(errorText(refused(401), { locale: 'id' })).toEqual({
      tone: 'info',
      text: 'Silahkan masuk atau daftar terlebih dahulu',
      to: 'login',
    });
  });
  test.each([400, 403, 404, 409, 413, 422, 429, 500, 502, 503])(
    '[ERR-04] with %i shows the server’s message',
    (code) => {
      expect(errorText(refused(code), { locale: 'id' })).toEqual({ tone: 'error', text: 'Kata server' });
    },
  );
  test.each([
    ['network', 'Network Error'],
    ['aborted', 'Request aborted'],
    ['timeout', 'Request timeout. Try again.'],
    ['invalid-answer', 'The server gave an unknown answer. Reload the page.'],
  ] as const)('[ERR-03] without an answer (%s) says %s in the language of now', (kind, text) => {
    expect(errorText(lost(kind), { locale: 'en' }).text).toBe(text);
    expect(errorText(lost(kind), { locale: 'id' }).text).not.toBe(text);
  });
});

describe('a login', () => {
  test('[AUTH-04] with 401 shows the server’s message and stays', () => {
    expect(errorText(refused(401, 'E-mail atau kata sandi salah'), { locale: 'id', doing: 'login' })).toEqual(
      {
        tone: 'error',
        text: 'E-mail atau kata sandi salah',
      },
    );
  });
  test('[AUTH-06] without a response names USER', () => {
    expect(errorText(lost('network'), { locale: 'en', doing: 'login' }).text).toBe(
      'USER Error Connection To Server',
    );
  });
  test('[AUTH-05] with 422 has the first text of each field', () => {
    const fields = {
      email: ['Email format not valid', 'second'],
      password: ['Password is required'],
      none: [],
    };
    expect(getFirstFieldMessages({ fields })).toEqual(['Email format not valid', 'Password is required']);
    expect(getFirstFieldMessages({})).toEqual([]);
  });
});

describe('[CART-01] the two calls of the cart', () => {
  test.each([
    ['add-to-cart', 'Silahkan login untuk menambahkan produk ke keranjang'],
    ['single-checkout', 'Silahkan login untuk checkout produk'],
  ] as [Doing, string][])('%s with 401 asks to log in in its own words', (doing, text) => {
    expect(errorText(refused(401), { locale: 'id', doing })).toEqual({ tone: 'info', text, to: 'login' });
  });
  test('lead to the login after other errors, too, but a rejection of stock or input shows in place', () => {
    const options = { locale: 'id', doing: 'add-to-cart' } as const;
    expect(errorText(refused(500), options).to).toBe('login');
    expect(errorText(lost('network'), options).to).toBe('login');
    expect(errorText(lost('aborted'), options)).not.toHaveProperty('to');
    expect(errorText(refused(409), options)).toEqual({ tone: 'error', text: 'Kata server' });
    expect(errorText(refused(422), options)).not.toHaveProperty('to');
  });
});

test('any other error gets a general message in both languages, never its own', () => {
  const texts = locales.map((locale) => errorText(new TypeError('x is undefined'), { locale }).text);
  expect(new Set(texts).size).toBe(2);
  expect(texts.join()).not.toContain('undefined');
});
