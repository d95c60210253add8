import { createHash } from 'node:crypto';
import type { AppName } from '@pasar/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';
import { computeBucket, computeShare, groupFor, runningCanaries } from './cohort.ts';
import { getVisibleReleases, stateAt } from './state-at.ts';

const salt = fc.stringMatching(/^[0-9a-f]{32}$/);
const key = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/);
const app = fc.constantFrom<AppName>('shell', 'storefront', 'buyer', 'seller', 'auth', 'help');

test('a bucket is the first four bytes of the hash, modulo 10,000 [R9]', () => {
  fc.assert(
    fc.property(salt, app, key, (s, a, k) => {
      const hex = createHash('sha256').update(`${s}${a}${k}`).digest('hex');
      expect(computeBucket(s, a, k)).toBe(Number.parseInt(hex.slice(0, 8), 16) % 10_000);
    }),
  );
});

test.for([0, 10, 100, 500, 5_000, 10_000])(
  'of all cohorts exactly %i in 10,000 are in the canary [R9]',
  (basisPoints) => {
    const canaries = [{ app: 'storefront', salt: '', basisPoints, of: 'canary' }] as const;
    const cohorts = Array.from({ length: 10_000 }, (_, cohort) => cohort);
    expect(cohorts.filter((cohort) => groupFor(canaries, () => cohort))).toHaveLength(basisPoints);
  },
);

test.for([0, 10, 100, 500, 5_000, 10_000])(
  'of 40,000 random visitors %i in 10,000 are, within four deviations',
  (basisPoints) => {
    const visitors = 40_000;
    let inside = 0;
    for (let n = 0; n < visitors; n += 1)
      inside += Number(computeBucket('5a17', 'storefront', `visitor ${n}`) < basisPoints);
    const share = basisPoints / 10_000;
    const deviation = Math.sqrt(visitors * share * (1 - share));
    expect(Math.abs(inside - visitors * share)).toBeLessThanOrEqual(4 * deviation);
  },
);

test('a ramp only adds visitors; another salt or app selects others', () => {
  fc.assert(
    fc.property(salt, app, key, fc.nat(10_000), fc.nat(10_000), (s, a, k, one, other) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      const isIn = (share: number) => computeBucket(s, a, k) < share;
      if (isIn(small)) expect(isIn(large)).toBe(true);
    }),
  );
  const picked = (s: string) =>
    Array.from({ length: 2_000 }, (_, n) => n).filter((n) => computeBucket(s, 'auth', `v${n}`) < 500);
  expect(picked('one')).not.toEqual(picked('other'));
});

test('nobody is in two canaries; the earlier rollout selects first, and the log alone shows who got what', {
  tags: 'slow',
}, async () => {
  const { registry } = freshRegistry();
  const one = { app: 'seller', version: '1.0.0' } as const;
  const two = { app: 'storefront', version: '1.0.0' } as const;
  const next = [
    { app: 'seller', version: '2.0.0' },
    { app: 'storefront', version: '2.0.0' },
  ] as const;
  await goLive(registry, { app: 'shell', version: '1.0.0' }, one, two);
  await publishFixtures(registry, ...next);
  await registry.canary({ ...actor, ...next[1], basisPoints: 5_000 });
  await registry.canary({ ...actor, ...next[0], basisPoints: 5_000 });
  await registry.canary({ ...actor, ...next[1], basisPoints: 6_000 });
  const state = registry.status();
  expect(runningCanaries(state).map((canary) => canary.app)).toEqual(['storefront', 'seller']);
  expect([computeShare(state, 'storefront'), computeShare(state, 'seller')]).toEqual([6_000, 2_000]);

  const events = registry.events();
  const recomputed = stateAt(events, events.at(-1)?.at ?? '');
  const salts = new Map(events.flatMap((e) => (e.salt ? [[e.app, e.salt]] : [])));
  const counts = { storefront: 0, seller: 0 };
  for (let n = 0; n < 4_000; n += 1) {
    const visitor = `v${n}`;
    const bucket = (a: AppName) => computeBucket(salts.get(a) ?? '', a, visitor);
    const shown = getVisibleReleases(recomputed, { key: visitor });
    const inCanary = shown.filter(({ of }) => of === 'canary').map((s) => s.app);
    const expected = bucket('storefront') < 6_000 ? 'storefront' : bucket('seller') < 5_000 ? 'seller' : null;
    expect(inCanary).toEqual(expected ? [expected] : []);
    if (expected) counts[expected] += 1;
  }
  expect(counts.storefront / 4_000).toBeCloseTo(0.6, 1);
  expect(counts.seller / 4_000).toBeCloseTo(0.2, 1);
});
