import { expect, test } from 'vitest';
import { getRequestLocale } from './get-request-locale.ts';

test.each([
  [undefined, 'id'],
  ['', 'id'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['id-ID,id;q=0.9,en;q=0.8', 'id'],
  ['fr,en;q=0.4,id;q=0.2', 'en'],
  ['en;q=0,id', 'id'],
  ['en;q=abc', 'id'],
  ['fr-FR', 'id'],
  ['english', 'id'],
  [';;;,,,q=', 'id'],
])('the header %j asks for %s', (header, locale) => {
  const headers = new Headers(header === undefined ? {} : { 'accept-language': header });
  expect(getRequestLocale(headers)).toBe(locale);
});
