import { expect, test } from 'vitest';
import { nextPath, toNextQuery } from './next-path.ts';

const at = (next: string) => new URLSearchParams({ next });

test('a user returns to the previous page of this marketplace', () => {
  expect(nextPath(at('/p/batik-1?variant=2'))).toBe('/p/batik-1?variant=2');
  expect(nextPath(at('/en/account/bio'))).toBe('/account/bio');
});

test('a link never leads to another site', () => {
  for (const elsewhere of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
  ])
    expect(nextPath(at(elsewhere)), elsewhere).toBe('/');
});

test('only a real request is handed on', () => {
  expect(toNextQuery(at('/account/bio'))).toEqual({ next: '/account/bio' });
  expect(toNextQuery(new URLSearchParams())).toEqual({});
});
