import { expect, test } from 'vitest';
import { decodeClaims, parseSocialResponse } from './social-response.ts';

const tokenOf = (claims: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const body = btoa(String.fromCodePoint(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
  return `header.${body}.signature`;
};

test('the fragment distinguishes proof, state and rejection [AUTH-11]', () => {
  expect(parseSocialResponse('#id_token=a.b.c&state=s1')).toEqual({
    state: 's1',
    idToken: 'a.b.c',
    error: '',
  });
  expect(parseSocialResponse('#error=access_denied&state=s1')).toMatchObject({
    error: 'access_denied',
    idToken: '',
  });
  expect(parseSocialResponse('')).toEqual({ state: '', idToken: '', error: '' });
});

test('a proof is read in any alphabet, and an invalid one yields nothing', () => {
  expect(decodeClaims(tokenOf({ sub: '7', email: 'rani@example.test', name: 'Rani Pušpita ア' }))).toEqual({
    subject: '7',
    email: 'rani@example.test',
    name: 'Rani Pušpita ア',
  });
  expect(decodeClaims(tokenOf({ sub: 7 }))).toEqual({ subject: '', email: '', name: '' });
  for (const broken of ['', 'a.b.c', 'a.%%%.c']) expect(decodeClaims(broken).subject).toBe('');
});
