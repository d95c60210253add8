import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@pasar/contract';
import { expect, test } from 'vitest';
import { signRecord } from '../signing.ts';
import { actor, freshRegistryWith } from '../testing/fixture-registry.ts';
import { type FixtureRelease, writeFixtureRelease } from '../testing/fixture-release.ts';
import { openRegistry } from './open-registry.ts';

const auth: FixtureRelease = {
  app: 'auth',
  version: '1.0.0',
  routes: [{ id: 'auth.login', path: 'login', chunks: [] }],
};
const now = new Date();
const pair = generateKeyPairSync('ed25519');
const pem = String(pair.publicKey.export({ type: 'spki', format: 'pem' }));

const built = (change: (record: ReleaseRecord) => ReleaseRecord) => {
  const folder = writeFixtureRelease(auth);
  const file = join(folder, 'release.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
  return folder;
};
const signed = (record: ReleaseRecord) => signRecord(record, pair.privateKey);
const market = async () => {
  const { registry, dataDir } = await freshRegistryWith(auth);
  await registry.signers.add('auth', pem, 'sari', now);
  const publish = (from: string) => registry.publish({ ...actor, app: 'auth', version: '1.0.0', from });
  return { registry, dataDir, publish };
};

test('a signed release is taken, and the log names its signer [S19]', async () => {
  const { registry, publish } = await market();
  await publish(built(signed));
  const [, event] = registry.events();
  expect(event?.signer).toMatch(/^auth-[0-9a-f]{16}$/);
  await registry.release(registry.status(), 'auth', '1.0.0');
});

test('where a team has a signer, an unsigned release is rejected [S19]', async () => {
  const { publish } = await market();
  await expect(publish(built((record) => record))).rejects.toThrow(
    'auth 1.0.0 is not signed (release.json: signature).',
  );
});

test.for([
  ['routes', (r: ReleaseRecord) => ({ ...r, routes: [] })],
  ['git', (r: ReleaseRecord) => ({ ...r, git: 'ffff' })],
  ['builtAt', (r: ReleaseRecord) => ({ ...r, builtAt: '2027-01-01T00:00:00.000Z' })],
  ['the global', (r: ReleaseRecord) => ({ ...r, entry: { ...r.entry, global: 'other' } })],
  ['the contract', (r: ReleaseRecord) => ({ ...r, contract: { ...r.contract, shared: {} } })],
  [
    'the signature',
    (r: ReleaseRecord) => ({
      ...r,
      signature: { kid: r.signature?.kid ?? '', alg: 'Ed25519' as const, sig: 'AAAA' },
    }),
  ],
] as const)('a record in which %s was changed after signing is refused [S19]', async ([, change]) => {
  const { publish } = await market();
  await expect(publish(built((record) => change(signed(record))))).rejects.toThrow(
    /is not what auth-[0-9a-f]{16} signed/,
  );
});

test('another team’s key signs nothing here, a revoked one nothing new [S19]', async () => {
  const { registry, publish } = await market();
  const stranger = generateKeyPairSync('ed25519');
  await expect(publish(built((record) => signRecord(record, stranger.privateKey)))).rejects.toThrow(
    'which may not sign for auth',
  );
  const folder = built(signed);
  await publish(folder);
  const [signer] = registry.signers.list();
  await registry.signers.end(signer?.kid ?? '', now);
  await expect(
    registry.publish({
      ...actor,
      app: 'auth',
      version: '1.0.0',
      from: built((r) => ({ ...signed(r), git: 'x' })),
    }),
  ).rejects.toThrow('which may not sign for auth');
  await registry.release(registry.status(), 'auth', '1.0.0');
});

test('every field of a published record is held by the chain, signed or not [S19]', async () => {
  const { registry, dataDir } = await freshRegistryWith(auth);
  await registry.publish({ ...actor, app: 'auth', version: '1.0.0', from: built((record) => record) });
  const file = join(dataDir, 'releases/auth/1.0.0/release.json');
  const whole: ReleaseRecord = JSON.parse(readFileSync(file, 'utf8'));
  const changes: Partial<ReleaseRecord>[] = [
    { git: 'ffff' },
    { builtAt: 'x' },
    { routes: [] },
    { common: { '*': [] } },
    { entry: { ...whole.entry, global: 'other' } },
    { contract: { ...whole.contract, provides: [] } },
    { signature: { kid: 'auth-1', alg: 'Ed25519', sig: '' } },
  ];
  for (const change of changes) {
    writeFileSync(file, JSON.stringify({ ...whole, ...change }));
    const reopened = openRegistry({ dataDir });
    await expect(reopened.release(reopened.status(), 'auth', '1.0.0')).rejects.toMatchObject({
      code: 'refused',
    });
  }
});

test('only an Ed25519 key may sign', async () => {
  const { registry } = await freshRegistryWith(auth);
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const other = String(rsa.publicKey.export({ type: 'spki', format: 'pem' }));
  await expect(registry.signers.add('auth', other, 'sari', now)).rejects.toThrow('with Ed25519, not rsa');
  await expect(registry.signers.add('auth', 'nonsense', 'sari', now)).rejects.toThrow('no public key in PEM');
});
