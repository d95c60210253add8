import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Registry } from '../registry/index.ts';
import { silentLog } from '../testing/fixture-pages.ts';
import { actor, builtFixture, freshRegistry } from '../testing/fixture-registry.ts';
import { type FixtureRelease, writeFixtureRelease } from '../testing/fixture-release.ts';
import { installReleases } from './install-releases.ts';
import { StartError } from './start-error.ts';

const shell = { app: 'shell', version: '0.1.0' } as const;
const auth = (body: string) =>
  ({ app: 'auth', version: '0.1.0', server: `exports.slice = '${body}';` }) as const;

const start = (registry: Registry, ...fixtures: FixtureRelease[]) =>
  installReleases({
    registry,
    apps: fixtures.map(builtFixture),
    log: silentLog,
    onProgress: () => {},
  });
const liveAuth = (registry: Registry) => registry.status().apps.auth?.live?.version;

test('the first start makes all builds live under their own versions, at once', async () => {
  const { registry } = freshRegistry();
  const linked = { ...auth('a'), contract: { links: ['buyer.bio'] } };
  const routes = [{ id: 'buyer.bio', path: 'account/bio', chunks: [] }];
  const buyer = { app: 'buyer', version: '0.1.0', routes } as const;
  await start(registry, shell, linked, buyer);
  expect(Object.entries(registry.status().apps).map(([app, { live }]) => [app, live?.version])).toEqual([
    ['shell', '0.1.0'],
    ['auth', '0.1.0'],
    ['buyer', '0.1.0'],
  ]);
});

test('an unchanged build changes nothing', async () => {
  const { registry } = freshRegistry();
  await start(registry, shell, auth('a'));
  const { revision } = registry.status();
  await start(registry, shell, auth('a'));
  expect(registry.status().revision).toBe(revision);
});

test('a changed build is live after a restart, and the earlier one again when it comes back', async () => {
  const { registry } = freshRegistry();
  await start(registry, shell, auth('a'));
  await start(registry, shell, auth('b'));
  expect(liveAuth(registry)).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  await start(registry, shell, auth('a'));
  expect(liveAuth(registry)).toBe('0.1.0');
});

test('what operations made live stays, whatever was built', async () => {
  const { registry } = freshRegistry();
  await start(registry, shell, auth('a'));
  const next = { ...auth('b'), version: '0.1.1' };
  await registry.publish({ ...next, ...actor, from: writeFixtureRelease(next) });
  await registry.promote({ ...actor, releases: [next] });
  await start(registry, shell, auth('c'));
  expect(liveAuth(registry)).toBe('0.1.1');
});

test('a build that does not fit leaves live what is live', async () => {
  const { registry } = freshRegistry();
  await start(registry, shell, auth('a'));
  await start(registry, shell, { ...auth('b'), contract: { shared: { react: '^18.0.0' } } });
  expect(liveAuth(registry)).toBe('0.1.0');
});

test('a first start with builds that do not fit reports why', async () => {
  const { registry } = freshRegistry();
  const misfit = { ...auth('a'), contract: { shared: { react: '^18.0.0' } } };
  await expect(start(registry, shell, misfit)).rejects.toThrow(
    'shell 0.1.0, auth 0.1.0 does not fit what is live. auth 0.1.0 needs react ^18.0.0; shell 0.1.0 shares 19.3.1 (release.json: contract.shared["react"])',
  );
});

test('a build that is not there is one clear sentence', async () => {
  const { registry } = freshRegistry();
  const dir = writeFixtureRelease(shell);
  rmSync(join(dir, 'release.json'));
  const input = { registry, apps: [{ app: 'shell', dir }] as const, log: silentLog, onProgress: () => {} };
  await expect(installReleases(input)).rejects.toThrow(
    new StartError(`There is no readable release.json in ${dir}.`),
  );
});

test('with a corrupt log nothing is brought, and the last good state serves [R8]', async () => {
  const { registry, dataDir } = freshRegistry();
  await start(registry, shell, auth('a'));
  writeFileSync(join(dataDir, 'releases/events.jsonl'), 'nonsense\nnonsense\n');
  await start(registry, shell, auth('b'));
  expect(registry.lastGood()?.apps.auth?.live?.version).toBe('0.1.0');
});
