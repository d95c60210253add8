import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';
import { openRegistry } from './open-registry.ts';
import { getApp } from './release-state.ts';

const shell = { app: 'shell', version: '1.0.0' } as const;
const storefront = (version: string) => ({ app: 'storefront', version }) as const;
const give = (version: string, basisPoints: number) => ({ ...actor, ...storefront(version), basisPoints });
const its = { ...actor, app: 'storefront' } as const;

const market = async () => {
  const fresh = freshRegistry();
  await goLive(fresh.registry, shell, storefront('1.0.0'));
  await publishFixtures(fresh.registry, storefront('1.1.0'), storefront('1.2.0'));
  return { ...fresh, now: () => getApp(fresh.registry.status(), 'storefront') };
};

test('a ramp keeps the salt, a new rollout gets another [R9]', async () => {
  const { registry, now } = await market();
  await registry.canary(give('1.1.0', 500));
  const { salt } = now().canary ?? {};
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(await registry.canary(give('1.1.0', 2_000))).toMatchObject({ before: 500, after: 2_000 });
  await registry.pause(its);
  await registry.resume(its);
  expect(now().canary).toMatchObject({ salt, basisPoints: 2_000, paused: false });
  await registry.rollback(its);
  await registry.canary(give('1.1.0', 500));
  expect(now().canary?.salt).not.toBe(salt);
});

test('promoting ends the canary, whichever version is promoted', async () => {
  const { registry, now } = await market();
  await registry.canary(give('1.1.0', 500));
  expect(await registry.promote({ ...actor, releases: [storefront('1.1.0')] })).toEqual([
    { app: 'storefront', from: '1.0.0', to: '1.1.0', share: 9_500 },
  ]);
  expect(now()).toMatchObject({ live: { version: '1.1.0' } });
  expect(now().canary).toBeUndefined();
  await registry.canary(give('1.2.0', 100));
  const [change] = await registry.promote({ ...actor, releases: [storefront('1.0.0')] });
  expect(change).toMatchObject({ endsCanary: '1.2.0', share: 10_000 });
  expect(now().canary).toBeUndefined();
});

test('a rollback takes the canary first and leaves what is live; quarantine hides it from everybody', async () => {
  const { registry, now } = await market();
  await registry.canary(give('1.1.0', 500));
  expect(await registry.rollback({ ...its, quarantine: true })).toEqual({
    app: 'storefront',
    of: 'canary',
    from: '1.1.0',
    to: '1.0.0',
    share: 500,
    quarantined: true,
  });
  expect(now()).toMatchObject({ live: { version: '1.0.0' }, quarantined: { '1.1.0': { who: 'tester' } } });
  await expect(registry.canary(give('1.1.0', 1))).rejects.toMatchObject({ code: 'refused' });
  await expect(registry.promote({ ...actor, releases: [storefront('1.1.0')], force: true })).rejects.toThrow(
    'in quarantine',
  );
  await registry.enable({ ...its, version: '1.1.0' });
  expect(await registry.canary(give('1.1.0', 1))).toMatchObject({ after: 1 });
});

test.for([
  [give('1.0.0', 100), 'storefront 1.0.0 is live for everybody.'],
  [give('1.2.0', 100), 'storefront 1.1.0 is in canary; promote it or roll it back first.'],
  [give('1.1.0', 10_001), 'A canary gets 0 to 100 % of the visitors, in steps of 0.01.'],
  [give('1.1.0', 0.5), 'A canary gets 0 to 100 % of the visitors, in steps of 0.01.'],
  [{ ...actor, app: 'auth', version: '1.0.0', basisPoints: 1 }, 'Nothing of auth is live to compare'],
] as const)('a canary that makes no sense is one sentence', async ([input, sentence]) => {
  const { registry } = await market();
  await registry.canary(give('1.1.0', 500));
  await expect(registry.canary(input)).rejects.toThrow(sentence);
});

test('of two that change a canary at once one wins', async () => {
  const { registry, dataDir, now } = await market();
  await registry.canary(give('1.1.0', 100));
  const { revision } = registry.status();
  const turns = [200, 300, 400].map((share) =>
    openRegistry({ dataDir }).canary({ ...give('1.1.0', share), revision }),
  );
  const results = await Promise.allSettled(turns);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect([200, 300, 400]).toContain(now().canary?.basisPoints);
});

test('a dry run of each operation changes nothing', async () => {
  const { registry } = await market();
  await registry.canary(give('1.1.0', 100));
  const { revision } = registry.status();
  const dry = { ...its, dryRun: true };
  expect(await registry.canary({ ...give('1.1.0', 900), dryRun: true })).toMatchObject({ after: 900 });
  expect(await registry.pause(dry)).toMatchObject({ before: 100, after: 0 });
  expect(await registry.rollback(dry)).toMatchObject({ of: 'canary', share: 100 });
  expect(await registry.disable(dry)).toEqual(storefront('1.0.0'));
  expect(await registry.floor({ ...dry, version: '1.0.0' })).toEqual(storefront('1.0.0'));
  expect(registry.status().revision).toBe(revision);
});
