import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive } from '../testing/fixture-registry.ts';
import { writeFixtureRelease } from '../testing/fixture-release.ts';
import { openRegistry } from './open-registry.ts';
import { getApp } from './release-state.ts';

const shell = { app: 'shell', version: '1.0.0' } as const;
const storefront = (version: string) => ({ app: 'storefront', version }) as const;

test('a promoted release is live, the one before is remembered', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  await goLive(registry, storefront('1.1.0'));
  const { live, previous } = getApp(registry.status(), 'storefront');
  expect(live).toMatchObject({ version: '1.1.0', who: 'tester', why: 'because' });
  expect(previous).toMatchObject([{ version: '1.0.0', endedBy: 'promote' }]);
});

test('what was never published cannot go live', async () => {
  const { registry } = freshRegistry();
  const wanted = { ...actor, releases: [storefront('9.9.9')] };
  await expect(registry.promote(wanted)).rejects.toMatchObject({ code: 'unknown' });
});

test('a release whose files were touched after publishing is rejected [S19]', async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  const next = storefront('1.1.0');
  await registry.publish({ ...next, ...actor, from: writeFixtureRelease(next) });
  writeFileSync(join(dataDir, 'releases/storefront/1.1.0/client/remoteEntry.js'), 'alert(1)');
  await expect(registry.promote({ ...actor, releases: [next] })).rejects.toMatchObject({ code: 'refused' });
  expect(registry.status().apps.storefront?.live?.version).toBe('1.0.0');
});

test('a decision on an older revision gets an error and changes nothing', async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  const next = storefront('1.1.0');
  await registry.publish({ ...next, ...actor, from: writeFixtureRelease(next) });
  const { revision } = registry.status();
  const other = openRegistry({ dataDir });
  await other.promote({ ...actor, releases: [next], revision });
  await expect(registry.rollback({ ...actor, app: 'storefront', revision })).rejects.toMatchObject({
    code: 'raced',
  });
  expect(registry.status().apps.storefront?.live?.version).toBe('1.1.0');
});

test('of many writers at once one wins and the chain stays valid', async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  const versions = ['1.1.0', '1.2.0', '1.3.0', '1.4.0'];
  for (const version of versions) {
    await registry.publish({
      ...storefront(version),
      ...actor,
      from: writeFixtureRelease(storefront(version)),
    });
  }
  const { revision } = registry.status();
  const results = await Promise.allSettled(
    versions.map((version) =>
      openRegistry({ dataDir }).promote({ ...actor, releases: [storefront(version)], revision }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = results.filter((result) => result.status === 'rejected');
  expect(refusals.map(({ reason }) => reason.code)).toEqual(['raced', 'raced', 'raced']);
  expect((await registry.verify()).chainProblem).toBeUndefined();
});

test('a dry run returns the change and leaves all as it is', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  const next = storefront('1.1.0');
  await registry.publish({ ...next, ...actor, from: writeFixtureRelease(next) });
  const changes = await registry.promote({ ...actor, releases: [next], dryRun: true });
  expect(changes).toEqual([{ app: 'storefront', from: '1.0.0', to: '1.1.0', share: 10_000 }]);
  expect(registry.status().apps.storefront?.live?.version).toBe('1.0.0');
});
