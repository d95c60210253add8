import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { actor, freshRegistryWith } from '../testing/fixture-registry.ts';
import { writeFixtureRelease } from '../testing/fixture-release.ts';
import { toOneLineMap, writeMappedRelease } from '../testing/mapped-release.ts';

const storefront = { app: 'storefront', version: '1.0.0', ...actor } as const;

test('a published release is copied, packed and known', async () => {
  const { registry, dataDir } = await freshRegistryWith(storefront);
  const from = writeFixtureRelease(storefront);
  expect(await registry.publish({ ...storefront, from })).toMatchObject({ changed: true, files: 2 });

  const client = join(dataDir, 'releases/storefront/1.0.0/client');
  const plain = readFileSync(join(from, 'client/remoteEntry.js'));
  expect(brotliDecompressSync(readFileSync(join(client, 'remoteEntry.js.br')))).toEqual(plain);
  expect(gunzipSync(readFileSync(join(client, 'remoteEntry.js.gz')))).toEqual(plain);
  const { record } = await registry.release(registry.status(), 'storefront', '1.0.0');
  expect(record.assets['remoteEntry.js']?.br).toBe(readFileSync(join(client, 'remoteEntry.js.br')).length);
});

test('the same release again changes nothing; other bytes under the same version are rejected', async () => {
  const { registry } = await freshRegistryWith(storefront);
  await registry.publish({ ...storefront, from: writeFixtureRelease(storefront) });
  const again = await registry.publish({ ...storefront, from: writeFixtureRelease(storefront) });
  expect(again.changed).toBe(false);
  expect(registry.events()).toHaveLength(2);

  const other = writeFixtureRelease({ ...storefront, server: 'exports.slice = { other: true };' });
  await expect(registry.publish({ ...storefront, from: other })).rejects.toMatchObject({ code: 'conflict' });
});

test.for(['client/remoteEntry.js', 'server/index.cjs'])(
  'one flipped byte in %s is rejected [S19]',
  async (file) => {
    const { registry, dataDir } = await freshRegistryWith(storefront);
    const from = writeFixtureRelease(storefront);
    const bytes = readFileSync(join(from, file));
    bytes.writeUInt8(bytes.readUInt8(7) ^ 1, 7);
    writeFileSync(join(from, file), bytes);
    await expect(registry.publish({ ...storefront, from })).rejects.toMatchObject({ code: 'refused' });
    expect(registry.events()).toHaveLength(1);
    expect(readdirSync(join(dataDir, 'releases'))).not.toContain('storefront');
  },
);

test('a file name that leaves the release is rejected', async () => {
  const { registry } = await freshRegistryWith(storefront);
  const from = writeFixtureRelease(storefront);
  const record = JSON.parse(readFileSync(join(from, 'release.json'), 'utf8'));
  record.assets['../../secret'] = record.assets['remoteEntry.js'];
  writeFileSync(join(from, 'release.json'), JSON.stringify(record));
  await expect(registry.publish({ ...storefront, from })).rejects.toThrow('no name for a file');
});

test('a dry run reports what would happen and writes nothing', async () => {
  const { registry, dataDir } = await freshRegistryWith(storefront);
  const from = writeFixtureRelease(storefront);
  expect(await registry.publish({ ...storefront, from, dryRun: true })).toMatchObject({ changed: true });
  expect(registry.status().apps.storefront?.published).toEqual({});
  expect(readdirSync(join(dataDir, 'releases'))).not.toContain('storefront');
  expect(registry.events()).toHaveLength(1);
});

test('two that publish the same at once agree', async () => {
  const { registry } = await freshRegistryWith(storefront);
  const publish = () => registry.publish({ ...storefront, from: writeFixtureRelease(storefront) });
  await Promise.all([publish(), publish(), publish()]);
  expect(registry.events()).toHaveLength(2);
});

test('a release of a slice that nobody registered is rejected, and leaves no trace [F3]', async () => {
  const { registry, dataDir } = await freshRegistryWith();
  const from = writeFixtureRelease(storefront);
  await expect(registry.publish({ ...storefront, from })).rejects.toMatchObject({ code: 'unknown' });
  expect(registry.events()).toEqual([]);
  expect(readdirSync(join(dataDir, 'releases'))).not.toContain('storefront');
});

test('the folder of a published release is taken by another registry, without its source maps [S18]', async () => {
  const { registry, dataDir } = await freshRegistryWith(storefront);
  const from = writeMappedRelease(storefront, (file, built) => toOneLineMap(built, file, 'source', 1));
  await registry.publish({ ...storefront, from });

  const published = join(dataDir, 'releases/storefront/1.0.0');
  const { registry: other } = await freshRegistryWith(storefront);
  await expect(other.publish({ ...storefront, from: published })).rejects.toThrow('maps/');
  expect(await other.publish({ ...storefront, from: published, mapped: false })).toMatchObject({
    changed: true,
  });
});
