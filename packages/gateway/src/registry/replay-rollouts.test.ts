import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';
import { replayRollouts } from './replay-rollouts.ts';

test('the steps of a ramp are counted again from the log alone: only additions, and the shares that were given [R9]', {
  tags: 'slow',
}, async () => {
  const { registry } = freshRegistry();
  const next = { app: 'storefront', version: '2.0.0' } as const;
  const other = { app: 'seller', version: '2.0.0' } as const;
  await goLive(registry, { app: 'shell', version: '1.0.0' }, { ...next, version: '1.0.0' });
  await goLive(registry, { ...other, version: '1.0.0' });
  await publishFixtures(registry, next, other);
  for (const basisPoints of [0, 10, 100, 500, 5_000])
    await registry.canary({ ...actor, ...next, basisPoints });
  await registry.canary({ ...actor, ...other, basisPoints: 5_000 });
  await registry.canary({ ...actor, ...next, basisPoints: 10_000 });
  const events = registry.events();
  const steps = replayRollouts(events, 4_000);
  expect(steps.map(({ app, share, fits }) => [app, share, fits])).toEqual([
    ...[0, 10, 100, 500, 5_000].map((share) => ['storefront', share, true]),
    ['seller', 2_500, true],
    ['storefront', 10_000, true],
  ]);
  const ramp = steps.filter(({ app }) => app === 'storefront');
  expect(ramp.map(({ left }) => left)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(ramp.reduce((sum, { came }) => sum + came, 0)).toBe(4_000);

  // The same by hand: the first four bytes of the hash, modulo 10,000.
  const salt = events.find(({ verb }) => verb === 'canary')?.salt ?? '';
  const place = (n: number) =>
    createHash('sha256').update(`${salt}storefrontvisitor ${n}`).digest().readUInt32BE(0) % 10_000;
  const inside = Array.from({ length: 4_000 }, (_, n) => place(n)).filter((one) => one < 500).length;
  expect(steps[3]?.inside).toBe(inside);
});
