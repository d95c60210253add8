import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canonicalJson } from '../platform/canonical-json.ts';
import { sha256 } from '../platform/content-hash.ts';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';
import { openRegistry } from './open-registry.ts';
import { getApp } from './release-state.ts';
import { readSnapshot } from './state-snapshot.ts';

const shell = { app: 'shell', version: '1.0.0' } as const;
const storefront = (version: string) => ({ app: 'storefront', version }) as const;
const its = { ...actor, app: 'storefront' } as const;

const market = async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  await goLive(registry, storefront('1.1.0'));
  return { registry, dataDir, now: () => getApp(registry.status(), 'storefront') };
};

test('a slice is switched off and on again, twice is once', { tags: 'slow' }, async () => {
  const { registry, now } = await market();
  expect(await registry.disable(its)).toEqual(storefront('1.1.0'));
  expect(now().disabled).toMatchObject({ who: 'tester', why: 'because' });
  expect(await registry.disable(its)).toBeUndefined();
  expect(await registry.enable(its)).toEqual(storefront('1.1.0'));
  expect(now().disabled).toBeUndefined();
  expect(await registry.enable(its)).toBeUndefined();
});

test('the log and a state saved by 0.1 keep their names for it: kill, revive, killed', async () => {
  const { registry, dataDir } = await market();
  await registry.disable(its);
  await registry.enable(its);
  await registry.disable(its);
  const log = join(dataDir, 'releases/events.jsonl');
  const verbs = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .slice(-3)
    .map((line) => JSON.parse(line).verb);
  expect(verbs).toEqual(['kill', 'revive', 'kill']);
  expect((await openRegistry({ dataDir }).verify()).chainProblem).toBeUndefined();
  expect(openRegistry({ dataDir }).status().apps.storefront?.disabled?.who).toBe('tester');

  const saved = join(dataDir, 'releases/state.json');
  const { state } = JSON.parse(readFileSync(saved, 'utf8'));
  const { disabled, ...storefrontState } = state.apps.storefront;
  const older = { ...state, apps: { ...state.apps, storefront: { ...storefrontState, killed: disabled } } };
  writeFileSync(saved, JSON.stringify({ state: older, hash: sha256(canonicalJson(older)) }));
  expect(readSnapshot(saved)?.apps.storefront?.disabled?.who).toBe('tester');
});

test('the shell holds every page and cannot be switched off', async () => {
  const { registry } = await market();
  await expect(registry.disable({ ...actor, app: 'shell' })).rejects.toThrow('roll it back instead');
});

test('nothing below the floor goes live again, not even by force or as a way back [S19]', async () => {
  const { registry } = await market();
  await expect(registry.floor({ ...its, version: '1.2.0' })).rejects.toThrow('Visitors get storefront 1.1.0');
  expect(await registry.floor({ ...its, version: '1.1.0' })).toEqual(storefront('1.1.0'));
  const below = 'storefront 1.0.0 is below 1.1.0, the lowest version that may go live.';
  const releases = [storefront('1.0.0')];
  await expect(registry.promote({ ...actor, releases, force: true })).rejects.toThrow(below);
  await expect(registry.rollback(its)).rejects.toThrow(below);
  await publishFixtures(registry, storefront('1.1.0-beta'));
  await expect(
    registry.canary({ ...actor, ...storefront('1.1.0-beta'), basisPoints: 1 }),
  ).rejects.toMatchObject({ code: 'refused' });
  await expect(registry.floor({ ...its, version: '1.0.0' })).rejects.toThrow('is 1.1.0 already');
});
