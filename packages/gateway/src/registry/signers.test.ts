import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@pasar/contract';
import { expect, test } from 'vitest';
import { waitForLock } from '../platform/file-lock.ts';
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
  for (const [key, message] of [
    [other, 'Releases are signed with Ed25519, not rsa.'],
    ['nonsense', 'That is no public key in PEM.'],
  ] as const)
    await expect(registry.signers.add('auth', key, 'sari', now)).rejects.toMatchObject({
      code: 'invalid',
      message,
    });
  expect(registry.signers.list()).toEqual([]);
});

const pemOf = (kind = generateKeyPairSync('ed25519')) =>
  String(kind.publicKey.export({ type: 'spki', format: 'pem' }));

test('a key is listed once, also when it is added again; one that is revoked leaves the others', async () => {
  const { registry } = await freshRegistryWith(auth);
  const first = await registry.signers.add('auth', pem, 'sari', now);
  const second = await registry.signers.add('auth', pemOf(), 'budi', now);
  const again = await registry.signers.add('auth', pem, 'tono', new Date(now.getTime() + 1));
  expect(again.kid).toBe(first.kid);
  expect(registry.signers.list()).toEqual([second, again]);

  const later = new Date(now.getTime() + 5);
  const shown = await registry.signers.end(second.kid, later, true);
  expect(shown).toEqual({ ...second, endedAt: later.toISOString() });
  expect(registry.signers.list()).toEqual([second, again]);
  await registry.signers.end(second.kid, later);
  expect(registry.signers.list()).toEqual([{ ...second, endedAt: later.toISOString() }, again]);
  for (const kid of [second.kid, 'auth-0'])
    await expect(registry.signers.end(kid, now)).rejects.toMatchObject({
      code: 'unknown',
      message: `There is no signer '${kid}' in use.`,
    });
  const onlyShown = await registry.signers.add('auth', pemOf(), 'sari', now, true);
  expect(registry.signers.list().map(({ kid }) => kid)).not.toContain(onlyShown.kid);
});

test('who changes the signers waits for another one, and says so when that takes too long', {
  tags: 'slow',
}, async () => {
  const { registry, dataDir } = await freshRegistryWith(auth);
  const end = await waitForLock(join(dataDir, 'releases/signers.json.lock'), 1_000);
  await expect(registry.signers.add('auth', pem, 'sari', now)).rejects.toMatchObject({
    code: 'busy',
    message: 'Somebody else is changing the signers; try again.',
  });
  end?.();
  await registry.signers.add('auth', pem, 'sari', now);
});

const withAssets = (
  record: ReleaseRecord,
  change: Partial<ReleaseRecord['assets'][string]>,
): ReleaseRecord => ({
  ...record,
  assets: Object.fromEntries(
    Object.entries(record.assets).map(([file, asset]) => [file, { ...asset, ...change }]),
  ),
});

test('a signature is wanted always, where the app has a key in use, or never, and its key is one of the app', async () => {
  const { registry } = await market();
  const record: ReleaseRecord = JSON.parse(
    readFileSync(
      join(
        built((r) => r),
        'release.json',
      ),
      'utf8',
    ),
  );
  const [signer] = registry.signers.list();
  if (!signer) throw new Error('there is no signer');
  const ended = { ...signer, endedAt: now.toISOString() };
  const ofOther = { ...signer, app: 'buyer' };
  const verdict = (...[one, demand, known]: Parameters<typeof registry.signers.check>) => {
    try {
      registry.signers.check(one, demand, known);
      return 'taken';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const own = signed(record);
  expect([
    verdict(record, 'always', []),
    verdict(record, 'where-registered', [signer]),
    verdict(record, 'where-registered', [ended]),
    verdict(record, 'where-registered', [ofOther]),
    verdict(record, 'kept', [signer]),
    verdict(record, 'never', [signer]),
  ]).toEqual(['refused', 'refused', 'taken', 'taken', 'taken', 'taken']);
  expect([
    verdict(own, 'always', [signer]),
    verdict(own, 'always', [ended]),
    verdict(own, 'kept', [ended]),
    verdict(own, 'kept', [ofOther]),
    verdict({ ...own, git: 'ffff' }, 'kept', [signer]),
    // Whoever changes a file changes its hash as well.
    verdict(withAssets(own, { integrity: `sha256-${'A'.repeat(43)}=` }), 'kept', [signer]),
    verdict(withAssets(own, { bytes: 1 }), 'kept', [signer]),
    // What packing it came to is a note of the registry.
    verdict(withAssets(own, { br: 1 }), 'kept', [signer]),
  ]).toEqual(['taken', 'refused', 'taken', 'refused', 'refused', 'refused', 'refused', 'taken']);
});

test('without a file there are no signers, on any disk; a disk that fails is an error', async () => {
  const { registry } = await freshRegistryWith(auth);
  const failing = (code: string) => ({
    read: () => Promise.reject(Object.assign(new Error(code), { code })),
  });
  expect(await registry.signers.listOn(failing('ENOENT'))).toEqual([]);
  await expect(registry.signers.listOn(failing('EIO'))).rejects.toThrow('EIO');
});
