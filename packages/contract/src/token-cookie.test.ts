import { describe, expect, test } from 'vitest';
import { tokenCookieName, tokenCookieNames } from './token-cookie.ts';

const at = (url: string) => new URL(url);

describe('the cookie of the token', () => {
  test.each([
    ['https://pasar.example/en', '__Host-pasar_token'],
    ['http://localhost:4000/', '__Host-pasar_token'],
    ['http://127.0.0.1:4000/', '__Host-pasar_token'],
    ['http://[::1]:4000/', '__Host-pasar_token'],
    ['http://192.168.1.7:4000/', 'pasar_token'],
    ['http://localhost.example/', 'pasar_token'],
  ])('at %s is %s', (url, name) => {
    expect(tokenCookieName(at(url))).toBe(name);
  });

  test('on https counts under its strict name only, so that a neighbour host cannot plant one', () => {
    expect(tokenCookieNames(at('https://pasar.example'))).toEqual(['__Host-pasar_token']);
  });

  test('on plain http may have the plain name', () => {
    expect(tokenCookieNames(at('http://localhost:4000'))).toEqual(['__Host-pasar_token', 'pasar_token']);
    expect(tokenCookieNames(at('http://192.168.1.7'))).toEqual(['pasar_token']);
  });
});
