import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actor, goLive, shelve } from '../testing/fixture-market.ts';
import { freshFolder, writeFixtureRelease } from '../testing/fixture-release.ts';
import { openRegistry } from './open-registry.ts';

const shell = { app: 'shell', version: '1.0.0' } as const;
const storefront = (version: string) => ({ app: 'storefront', version }) as const;
const hour = 3_600_000;

/** 1.2.0 is live, 1.1.0 its fallback, 1.0.0 was neither since hour 10, 1.3.0 was never live. */
const market = async () => {
  const dataDir = freshFolder();
  const start = Date.parse('2026-11-20T00:00:00Z');
  let time = start;
  const registry = openRegistry({ dataDir, clock: { now: () => new Date(time) } });
  const at = (hours: number) => {
    time = start + hours * hour;
  };
  await goLive(registry, shell, storefront('1.0.0'));
  await goLive(registry, storefront('1.1.0'));
  at(10);
  await goLive(registry, storefront('1.2.0'));
  await shelve(registry, storefront('1.3.0'));
  return { dataDir, registry, at };
};

test('files stay for 72 hours after the last plan that named them, and then go [R9]', async () => {
  const { dataDir, registry, at } = await market();
  at(81.9);
  expect(await registry.gc(actor)).toEqual([]);
  await expect(registry.gc({ ...actor, only: storefront('1.0.0') })).rejects.toThrow(
    'was in use at 2026-11-20T10:00:00.000Z; open tabs may ask for its files for 72 hours',
  );
  at(82);
  const free = [
    { ...storefront('1.0.0'), lastUse: '2026-11-20T10:00:00.000Z' },
    { ...storefront('1.3.0'), lastUse: '2026-11-20T10:00:00.000Z' },
  ];
  expect(await registry.gc({ ...actor, dryRun: true })).toEqual(free);
  expect(await registry.gc(actor)).toEqual(free);
  expect(existsSync(join(dataDir, 'releases/storefront/1.0.0'))).toBe(false);
  expect(existsSync(join(dataDir, 'releases/storefront/1.1.0'))).toBe(true);
  expect(await registry.gc(actor)).toEqual([]);
  expect((await registry.verify()).releases.filter(({ problem }) => problem)).toEqual([]);
});

test('a canary and a slice that is off keep their files', async () => {
  const { registry, at } = await market();
  await registry.canary({ ...actor, ...storefront('1.3.0'), basisPoints: 1 });
  await registry.kill({ ...actor, app: 'storefront' });
  at(500);
  expect((await registry.gc({ ...actor, dryRun: true })).map(({ version }) => version)).toEqual(['1.0.0']);
});

test('a version number that went is not free for other bytes', async () => {
  const { registry, at } = await market();
  at(100);
  await registry.gc(actor);
  const other = writeFixtureRelease({ ...storefront('1.0.0'), server: 'exports.slice = { other: 1 };' });
  await expect(registry.publish({ ...actor, ...storefront('1.0.0'), from: other })).rejects.toMatchObject({
    code: 'conflict',
  });
  const same = writeFixtureRelease(storefront('1.0.0'));
  expect(await registry.publish({ ...actor, ...storefront('1.0.0'), from: same })).toMatchObject({
    changed: true,
  });
});
