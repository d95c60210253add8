import { expect, test } from 'vitest';
import { randomCode, randomSecret } from './ids.ts';

test('codes can be read aloud: no letter that looks like another [S22]', () => {
  const codes = Array.from({ length: 500 }, () => randomCode());
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(codes).size).toBeGreaterThan(495);
});

test('secrets have 256 bits and never repeat [S11]', () => {
  const secrets = Array.from({ length: 500 }, randomSecret);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(new Set(secrets).size).toBe(500);
});
