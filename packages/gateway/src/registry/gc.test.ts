import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actor, goLive, publishFixtures } from '../testing/fixture-registry.ts';
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
  await publishFixtures(registry, storefront('1.3.0'));
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

test('files of a canary and of a disabled slice are retained', async () => {
  const { registry, at } = await market();
  await registry.canary({ ...actor, ...storefront('1.3.0'), basisPoints: 1 });
  await registry.disable({ ...actor, app: 'storefront' });
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

test('files of a release preview are retained for 72 hours after it, and longer after a new link [R9] [S18]', async () => {
  const { dataDir, registry, at } = await market();
  const hours = (n: number) => new Date(Date.parse('2026-11-20T00:00:00Z') + n * hour).toISOString();
  registry.trials.add({ ...storefront('1.3.0'), until: hours(60) });
  registry.trials.add({ ...storefront('1.0.0'), until: hours(5) });
  at(131);
  expect((await registry.gc({ ...actor, dryRun: true })).map(({ version }) => version)).toEqual(['1.0.0']);
  // A line that a crash cut off has no meaning, and hides none that follows.
  writeFileSync(join(dataDir, 'releases/trials.jsonl'), '{"app":"storefr\n', { flag: 'a' });
  registry.trials.add({ ...storefront('1.3.0'), until: hours(61) });
  at(132);
  await expect(registry.gc({ ...actor, only: storefront('1.3.0') })).rejects.toThrow(
    `was in use at ${hours(61)}`,
  );
  at(133);
  expect(await registry.gc(actor)).toHaveLength(2);
});

test('while what visitors should get is damaged none of its app goes: an older one may serve in its place [R9] [S19]', async () => {
  const { dataDir, registry, at } = await market();
  at(100);
  const file = join(dataDir, 'releases/storefront/1.1.0/server/index.cjs');
  writeFileSync(file, 'process.exit()');
  const events = registry.events().length;
  await expect(registry.gc(actor)).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringContaining('storefront 1.1.0 is needed and not as it was published'),
    reasons: [expect.stringContaining('server/index.cjs')],
  });
  await expect(registry.gc({ ...actor, only: storefront('1.0.0') })).rejects.toMatchObject({
    code: 'refused',
  });
  expect(registry.events()).toHaveLength(events);
  expect(existsSync(join(dataDir, 'releases/storefront/1.0.0'))).toBe(true);
});

test('publishing the same bytes again while others are removed finds them complete [R9]', async () => {
  const { dataDir, registry, at } = await market();
  at(100);
  const from = writeFixtureRelease(storefront('1.0.0'));
  const again = { ...actor, ...storefront('1.0.0'), from };
  for (let round = 0; round < 5; round += 1) {
    at(100 + round * 100);
    const other = openRegistry({ dataDir });
    await Promise.all([registry.gc(actor), other.publish(again)]);
    await other.publish(again);
    expect((await registry.verify()).releases.filter(({ problem }) => problem)).toEqual([]);
  }
  expect(readdirSync(join(dataDir, 'releases/storefront')).filter((name) => name.startsWith('.'))).toEqual(
    [],
  );
});
