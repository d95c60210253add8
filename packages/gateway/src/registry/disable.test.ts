import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';

const shell = { app: 'shell', version: '1.0.0' } as const;
const storefront = (version: string) => ({ app: 'storefront', version }) as const;
const its = { ...actor, app: 'storefront' } as const;

const market = async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  await goLive(registry, storefront('1.1.0'));
  return { registry, now: () => registry.status().apps.storefront };
};

test('a slice is switched off and on again, twice is once', async () => {
  const { registry, now } = await market();
  expect(await registry.kill(its)).toEqual(storefront('1.1.0'));
  expect(now().killed).toMatchObject({ who: 'tester', why: 'because' });
  expect(await registry.kill(its)).toBeUndefined();
  expect(await registry.revive(its)).toEqual(storefront('1.1.0'));
  expect(now().killed).toBeUndefined();
  expect(await registry.revive(its)).toBeUndefined();
});

test('the shell holds every page and cannot be switched off', async () => {
  const { registry } = await market();
  await expect(registry.kill({ ...actor, app: 'shell' })).rejects.toThrow('roll it back instead');
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
