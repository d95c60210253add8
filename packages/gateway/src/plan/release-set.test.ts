import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRegistry, type Registry } from '../registry/index.ts';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';
import { type ReleaseSet, resolveDisabled, resolveReleaseSet, withVersion } from './release-set.ts';

const shop = (version: string) => ({ app: 'storefront', version }) as const;

const resolve = async (registry: Registry, current: ReleaseSet = {}) => {
  const refused: string[] = [];
  const lineup = await resolveReleaseSet({
    ...{ registry, state: registry.status(), current },
    onRefused: (app, version) => void refused.push(`${app} ${version}`),
  });
  return { lineup, refused };
};
/** Loses a file of a release, and forgets what was verified before. */
const touch = (dataDir: string, version: string): Registry => {
  rmSync(join(dataDir, `releases/storefront/${version}/client/remoteEntry.js`));
  return openRegistry({ dataDir });
};
const versionsOf = ({ storefront }: ReleaseSet) => [storefront?.live.version, storefront?.fallback?.version];

test('visitors get the live version of each app, and the latest good one before it as a fallback', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, { app: 'shell', version: '1.0.0' }, shop('1.0.0'));
  await publishFixtures(registry, { app: 'auth', version: '1.0.0' });
  for (const version of ['1.1.0', '1.2.0']) await goLive(registry, shop(version));
  const { lineup, refused } = await resolve(registry);
  expect(Object.keys(lineup).toSorted()).toEqual(['shell', 'storefront']);
  expect(versionsOf(lineup)).toEqual(['1.2.0', '1.1.0']);
  expect(lineup.storefront?.entry).toMatchObject({ contact: 'storefront@example.org' });
  expect(Object.keys(lineup.shell ?? {})).toEqual(['live']);
  expect(refused).toEqual([]);
  expect(await resolveDisabled(registry, registry.status(), lineup)).toEqual([]);
});

test('a touched release gives way to the one before it, whose own fallback is another', async () => {
  const { registry, dataDir } = freshRegistry();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await goLive(registry, shop(version));
  const { lineup, refused } = await resolve(touch(dataDir, '1.2.0'));
  expect(versionsOf(lineup)).toEqual(['1.1.0', '1.0.0']);
  expect(refused).toEqual(['storefront 1.2.0']);
});

test('only the version before the live one is its fallback, and a touched one is none', async () => {
  const { registry, dataDir } = freshRegistry();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await goLive(registry, shop(version));
  const { lineup, refused } = await resolve(touch(dataDir, '1.1.0'));
  expect(versionsOf(lineup)).toEqual(['1.2.0', undefined]);
  expect(refused).toEqual(['storefront 1.1.0']);
});

test('what is served now stays where the release that should replace it was touched', async () => {
  const { registry, dataDir } = freshRegistry();
  for (const version of ['1.0.0', '1.1.0']) await goLive(registry, shop(version));
  const { lineup: current } = await resolve(registry);
  await registry.rollback({ ...actor, app: 'storefront' });
  const touched = touch(dataDir, '1.0.0');
  expect(versionsOf((await resolve(touched, current)).lineup)).toEqual(['1.1.0', undefined]);
  expect((await resolve(touched)).lineup).toEqual({});
});

test('a slice that is off, or whose files were touched, is told apart from one that never was live', async () => {
  const { registry, dataDir } = freshRegistry();
  await publishFixtures(registry, { app: 'seller', version: '1.0.0' });
  await goLive(registry, { app: 'auth', version: '1.0.0' }, shop('1.0.0'));
  await registry.disable({ ...actor, app: 'auth' });
  const touched = touch(dataDir, '1.0.0');
  const { lineup } = await resolve(touched);
  const off = await resolveDisabled(touched, touched.status(), lineup);
  expect(lineup).toEqual({});
  expect(off).toEqual([
    { app: 'auth', live: expect.objectContaining({ version: '1.0.0' }), entry: expect.anything() },
    { app: 'storefront', entry: expect.objectContaining({ contact: 'storefront@example.org' }) },
  ]);
});

test('a canary falls back to what everybody else gets, and a new slice to nothing', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shop('1.0.0'));
  await publishFixtures(registry, shop('1.1.0'), { app: 'auth', version: '1.0.0' });
  const state = registry.status();
  const { lineup } = await resolve(registry);
  const canary = withVersion(lineup, await registry.release(state, 'storefront', '1.1.0'));
  expect(versionsOf(canary)).toEqual(['1.1.0', '1.0.0']);
  expect(canary.storefront?.entry).toBe(lineup.storefront?.entry);
  const live = await registry.release(state, 'auth', '1.0.0');
  expect(withVersion(lineup, live)).toEqual({ ...lineup, auth: { live } });
});
