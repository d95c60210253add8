import { expect, test } from 'vitest';
import { pageAfterCode } from './code-target.ts';

test('[AUTH-16] a code leads to the new password, to the setup, or home', () => {
  expect(pageAfterCode('reset-password')).toBe('/reset-password');
  expect(pageAfterCode('auth-setup')).toBe('/auth/setup');
  for (const other of ['', 'admin', 'https://evil.example', null]) expect(pageAfterCode(other)).toBe('/');
});

test("the onboarding still knows the user's original target", () => {
  expect(pageAfterCode('auth-setup', { next: '/p/batik-1' })).toBe('/auth/setup?next=%2Fp%2Fbatik-1');
});
