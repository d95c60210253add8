import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../workspace.ts';
import { findSecrets, isSecretFile } from './find-secrets.ts';
import { trackedFiles } from './tracked-files.ts';

/** Random characters that are the same at every run, and are no real secret. */
const made = (seed: string) => createHash('sha512').update(seed).digest();
const base64 = (length: number) =>
  made('base64').toString('base64').replaceAll(/[+/=]/g, '').slice(0, length);
const capitals = base64(60).toUpperCase().slice(0, 16);

test('the repository holds no secrets [S40]', { tags: 'slow' }, () => {
  const files = trackedFiles(root);
  expect(files.length).toBeGreaterThan(1_000);
  const found = files
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) => [
      ...(isSecretFile(file) ? [`${file}: its name`] : []),
      ...findSecrets(readFileSync(path.join(root, file), 'utf8')).map(
        ({ kind, line, sign }) => `${file}:${line}: ${kind} ${sign}`,
      ),
    ]);
  expect(found).toEqual([]);
});

describe('a secret is seen', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  test.each([
    ['private key', String(privateKey.export({ type: 'pkcs8', format: 'pem' }))],
    ['AWS key', `AKIA${capitals}`],
    ['GitHub token', `ghp_${base64(36)}`],
    ['npm token', `//registry.npmjs.org/:_authToken=npm_${base64(36)}`],
    ['Slack token', `xoxb-${base64(24)}`],
    ['Google key', `AIza${base64(35)}`],
    ['payment key', `sk_live_${base64(24)}`],
    ['signed token', `eyJ${base64(20)}.eyJ${base64(30)}.${base64(43)}`],
    ['random signs', `const smtpPassword = '${base64(20)}';`],
    ['random signs', `{"api_key": "${base64(24)}"}`],
    ['random signs', `DATABASE_URL=postgres://pasar:${base64(20)}@db.internal/pasar`],
    ['random signs', `const key = '${made('hex').toString('hex').slice(0, 40)}';`],
    ['random signs', `const key = '${made('key').subarray(0, 32).toString('base64')}';`],
  ])('%s', (kind, text) => {
    expect(findSecrets(`line one\n${text}\n`).map((finding) => finding.kind)).toContain(kind);
    expect(findSecrets(`line one\n${text}\n`)[0]?.line).toBe(2);
  });

  test('and so are files that hold nothing else', () => {
    expect(
      ['.env', 'e2e/.env.local', 'keys/market.key', 'id_ed25519', 'a/b.pem', '.npmrc'].every(isSecretFile),
    ).toBe(true);
    expect(['src/env.ts', 'src/keys.ts', 'README.md', 'monkey.ts'].some(isSecretFile)).toBe(false);
  });
});

test.each([
  "const password = 'rahasia 123456789';",
  's3://key:secret@host/bucket smtps://user:password@mail.example',
  `const hash = '${'a'.repeat(40)}';`,
  "import { aVeryLongNameOfSomethingThatIsExported2 } from './a-very-long-path/To/Something123.ts';",
  "'0123456789abcdefghijklmnopqrstuvwxyz'",
])('%j is none', (text) => {
  expect(findSecrets(text)).toEqual([]);
});
