import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';
import type { FixtureRelease } from '../testing/fixture-release.ts';
import { assertCallsServed } from './assert-calls-served.ts';
import { StartError } from './start-error.ts';

const other: FixtureRelease = {
  app: 'seller',
  version: '1.0.0',
  contract: { calls: [{ call: 'GET /products/list', schema: `sha256-${'0'.repeat(64)}` }] },
};

test('[F13] a server that lacks a call of what is live or in canary does not start', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, { app: 'shell', version: '1.0.0' }, { ...other, contract: {} });
  await expect(assertCallsServed(registry, registry.status())).resolves.toBeUndefined();
  const next = { ...other, version: '1.1.0' };
  await publishFixtures(registry, next);
  await registry.canary({ ...actor, ...next, basisPoints: 1, force: true });
  const start = assertCallsServed(registry, registry.status());
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(/seller 1\.1\.0 was built for the form 0{12} of GET \/products\/list/);
});
