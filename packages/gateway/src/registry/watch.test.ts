import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';
import { computeBucket } from './cohort.ts';
import { getApp } from './release-state.ts';
import { getVisibleReleases } from './state-at.ts';

const storefront = (version: string) => ({ app: 'storefront', version }) as const;
const visitors = Array.from({ length: 4_000 }, (_, n) => `visitor ${n}`);

const openMarket = async () => {
  let now = Date.parse('2026-11-20T05:00:00.000Z');
  const { registry } = freshRegistry({ clock: { now: () => new Date(now) } });
  await goLive(registry, { app: 'shell', version: '1.0.0' }, storefront('1.0.0'));
  await publishFixtures(registry, storefront('1.1.0'), storefront('1.2.0'));
  const promote = (version: string, watch?: number) =>
    registry.promote({ ...actor, releases: [storefront(version)], ...(watch && { watch }) });
  const stateNow = () => getApp(registry.status(), 'storefront');
  const shownTo = (key: string) =>
    getVisibleReleases(registry.status(), { key }).find(({ app }) => app === 'storefront');
  const wait = (minutes: number) => {
    now += minutes * 60_000;
  };
  return { registry, promote, stateNow, shownTo, wait };
};

test('a promotion opens a watch in which one visitor of twenty keeps the version before [F38]', {
  tags: 'slow',
}, async () => {
  const { registry, promote, stateNow, shownTo } = await openMarket();
  await registry.canary({ ...actor, ...storefront('1.1.0'), basisPoints: 5_000 });
  const inCanary = visitors.filter((key) => shownTo(key)?.of === 'canary');
  await promote('1.1.0', 30);
  expect(stateNow().watch).toMatchObject({
    ...{ version: '1.1.0', control: '1.0.0', who: 'tester', why: 'because' },
    ...{ since: '2026-11-20T05:00:00.000Z', until: '2026-11-20T05:30:00.000Z' },
  });
  const kept = visitors.filter((key) => shownTo(key)?.of === 'control');
  // The salt is drawn at random: 200 of 4,000 give or take six standard deviations of 14.
  expect(kept.length).toBeGreaterThan(115);
  expect(kept.length).toBeLessThan(285);
  expect(new Set(kept.map((key) => shownTo(key)?.version))).toEqual(new Set(['1.0.0']));
  // Who had the new version as a canary is never put back.
  expect(inCanary.filter((key) => kept.includes(key))).toEqual([]);
  expect(visitors.filter((key) => shownTo(key)?.version === '1.1.0')).toHaveLength(4_000 - kept.length);
});

test('a watch that saw no fault gives the version to everybody and stays in the log [F38]', {
  tags: 'slow',
}, async () => {
  const { registry, promote, stateNow, shownTo, wait } = await openMarket();
  await promote('1.1.0', 5);
  wait(5);
  const seen = { documents: 70, sessions: 60, failed: 1 };
  await registry.endWatch({ who: 'guard', why: 'time is over', app: 'storefront', seen });
  expect(stateNow().watch).toBeUndefined();
  expect(stateNow().watched).toEqual({
    '1.1.0': { ...seen, since: '2026-11-20T05:00:00.000Z', until: '2026-11-20T05:05:00.000Z' },
  });
  expect(visitors.every((key) => shownTo(key)?.version === '1.1.0')).toBe(true);
  // What operations end before its time has not passed.
  await promote('1.2.0', 5);
  await registry.endWatch({ ...actor, app: 'storefront' });
  expect(Object.keys(stateNow().watched)).toEqual(['1.1.0']);
  await expect(registry.endWatch({ ...actor, app: 'storefront' })).rejects.toThrow(
    'Nothing of storefront is watched.',
  );
});

test('a second promotion in a watch keeps the control that nobody doubts, and a rollback leads to it [F38]', async () => {
  const { registry, promote, stateNow, shownTo } = await openMarket();
  await promote('1.1.0', 30);
  const kept = visitors.filter((key) => shownTo(key)?.of === 'control');
  await promote('1.2.0', 30);
  expect(stateNow().watch).toMatchObject({ version: '1.2.0', control: '1.0.0' });
  expect(visitors.filter((key) => shownTo(key)?.of === 'control')).toEqual(kept);
  await expect(registry.canary({ ...actor, ...storefront('1.1.0'), basisPoints: 100 })).rejects.toThrow(
    'storefront 1.2.0 is watched until 2026-11-20T05:30:00.000Z',
  );
  const change = await registry.rollback({ ...actor, app: 'storefront', quarantine: true });
  expect(change).toMatchObject({ from: '1.2.0', to: '1.0.0', share: 9_500 });
  expect(stateNow()).toMatchObject({ live: { version: '1.0.0' }, quarantined: { '1.2.0': {} } });
  expect(stateNow().watch).toBeUndefined();
});

test('what may not go live is nobody’s control, and the first release of a slice has none [F38]', async () => {
  const { registry, promote, stateNow } = await openMarket();
  await promote('1.1.0', 30);
  await registry.floor({ ...actor, ...storefront('1.1.0') });
  expect(stateNow().watch).toMatchObject({ version: '1.1.0' });
  expect(stateNow().watch?.control).toBeUndefined();

  const help = { app: 'help', version: '1.0.0' };
  await publishFixtures(registry, help);
  await registry.promote({ ...actor, releases: [help], watch: 30 });
  expect(getApp(registry.status(), 'help').watch).toMatchObject({ version: '1.0.0' });
  expect(getApp(registry.status(), 'help').watch).not.toHaveProperty('control');
});

test('the version that visitors of the control keep stays on the disk [F38]', async () => {
  const { registry, promote, wait } = await openMarket();
  await promote('1.1.0', 1_440);
  await promote('1.2.0', 1_440);
  wait(80 * 60);
  await expect(registry.gc({ ...actor, only: storefront('1.0.0') })).rejects.toThrow('was in use');
});

test.each([4, 1_441, 7.5])('a watch of %f minutes is refused [F38]', async (minutes) => {
  const { promote } = await openMarket();
  await expect(promote('1.1.0', minutes)).rejects.toThrow('5 to 1440 whole minutes');
});

test('the control is the end of a rollout that a ramp reaches last', async () => {
  const { registry, promote, stateNow, shownTo } = await openMarket();
  await registry.canary({ ...actor, ...storefront('1.1.0'), basisPoints: 9_500 });
  const had = visitors.filter((key) => shownTo(key)?.version === '1.1.0');
  await promote('1.1.0', 30);
  expect(visitors.filter((key) => shownTo(key)?.version === '1.1.0')).toEqual(had);
  const salt = stateNow().watch?.salt ?? '';
  expect(had.every((key) => computeBucket(salt, 'storefront', key) < 9_500)).toBe(true);
});
