import cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearToken, readToken, writeToken } from './token-cookie.ts';

const token = 'eyJh.eyJz.c2ln-_';
const day = 86_400_000;

/** Moves the page to an address; cookies of loopback and of a real host differ by it. */
const visit = (url: string) => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
};

/** What is written to the cookie jar, so that the attributes can be seen, which no page can read back. */
const watchWrites = () => vi.spyOn(document, 'cookie', 'set');

beforeEach(() => visit('https://pasar.example/'));
afterEach(() => {
  vi.restoreAllMocks();
  clearToken();
});

describe('[AUTH-07] the token', () => {
  test('is read as it was written, and removed after clearing', () => {
    expect(readToken()).toBeUndefined();
    writeToken(token, { remember: false });
    expect(readToken()).toBe(token);
    clearToken();
    expect(readToken()).toBeUndefined();
    expect(document.cookie).toBe('');
  });

  test('of a new login takes the place of the old one', () => {
    writeToken('old', { remember: true });
    writeToken(token, { remember: false });
    expect(readToken()).toBe(token);
    expect(document.cookie).toBe(`__Host-pasar_token=${token}`);
  });

  test.each([
    ['https://pasar.example/en', '__Host-pasar_token', true],
    ['http://localhost:4000/', '__Host-pasar_token', true],
    ['http://192.168.1.7:4000/', 'pasar_token', false],
  ])('is set at %s as %s', (url, name, secure) => {
    visit(url);
    const writes = watchWrites();
    writeToken(token, { remember: false });
    const written =
      writes.mock.calls.map(([cookie]) => cookie).find((cookie) => cookie.includes(token)) ?? '';
    expect(written.startsWith(`${name}=${token};`)).toBe(true);
    expect(written).toContain('; path=/');
    expect(written).toContain('; sameSite=Lax');
    expect(written.includes('; secure')).toBe(secure);
    expect(written).not.toMatch(/domain/i);
  });

  test('has the plain name where a browser accepts no secure cookie on loopback', () => {
    visit('http://localhost:4000/');
    const jar = new Map<string, string>();
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      set: (cookie: string) => {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (name.startsWith('__Host-')) return;
        if (value) jar.set(name, value);
        else jar.delete(name);
      },
    });
    writeToken(token, { remember: false });
    expect(readToken()).toBe(token);
    expect([...jar.keys()]).toEqual(['pasar_token']);
    clearToken();
    expect(readToken()).toBeUndefined();
    Reflect.deleteProperty(document, 'cookie');
  });

  test('under the plain name counts on plain http only', () => {
    cookies.set('pasar_token', 'planted');
    expect(readToken()).toBeUndefined();
    visit('http://pasar.lan:4000/');
    cookies.set('pasar_token', 'planted');
    expect(readToken()).toBe('planted');
    clearToken();
    visit('https://pasar.example/');
    cookies.remove('pasar_token');
  });

  test.each([
    [false, 1],
    [true, 2],
  ])('[AUTH-08] with remember %s lives %i day(s)', (remember, days) => {
    const writes = watchWrites();
    const before = Date.now();
    writeToken(token, { remember });
    const written =
      writes.mock.calls.map(([cookie]) => cookie).find((cookie) => cookie.includes(token)) ?? '';
    const expires = Date.parse(/expires=([^;]+)/.exec(written)?.[1] ?? '');
    expect(expires).toBeGreaterThanOrEqual(before + days * day - 1000);
    expect(expires).toBeLessThanOrEqual(Date.now() + days * day);
  });
});
