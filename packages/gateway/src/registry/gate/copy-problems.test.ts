import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../../testing/fixture-registry.ts';
import type { FixtureRelease } from '../../testing/fixture-release.ts';
import { RegistryError } from '../registry-error.ts';

const shell = { app: 'shell', version: '1.0.0' } as const;
const slice = (version: string, files?: Record<string, string>, server?: string): FixtureRelease => ({
  app: 'storefront',
  version,
  ...(files && { files }),
  ...(server !== undefined && { server }),
});
const react = 'u.prototype.isReactComponent={},u.prototype.setState=function(){}';

const refusalOf = async (promise: Promise<unknown>): Promise<RegistryError> => {
  const error = await promise.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(RegistryError);
  return error;
};

test.for([
  ['client/742.js', slice('1.1.0', { '742.js': react }), 'react'],
  ['server/index.cjs', slice('1.1.0', {}, `exports.slice = {}; ${react}`), 'react'],
  [
    'client/deep/late.mjs',
    slice('1.1.0', { 'deep/late.mjs': 'e.displayName = "DataRouter"' }),
    'react-router',
  ],
] as const)('[F14] a copy of a shared package in %s is refused', async ([file, release, name]) => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, slice('1.0.0'));
  await publishFixtures(registry, release);
  const line = `storefront 1.1.0 carries a second copy of ${name} in ${file}; the shell hands out the one copy`;
  expect((await registry.check(release)).problems).toEqual([line]);
  const refusal = await refusalOf(registry.promote({ ...actor, releases: [release] }));
  expect(refusal).toMatchObject({ code: 'refused', reasons: [line] });
  const canary = { ...actor, ...release, basisPoints: 100 };
  expect(await refusalOf(registry.canary(canary))).toMatchObject({ reasons: [line] });
});

test('[F14] [F18] what hosts of others load may carry React', async () => {
  const { registry } = freshRegistry();
  const release = slice('1.0.0', { 'remote/1.js': react });
  await goLive(registry, shell, release);
  expect((await registry.check(release)).problems).toEqual([]);
});

test('[F14] force goes on in spite of other problems, never of a second copy', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, slice('1.0.0'));
  const release: FixtureRelease = {
    ...slice('1.1.0', { 'late.js': react }),
    contract: { links: ['seller.gone'] },
  };
  await publishFixtures(registry, release);
  const refusal = await refusalOf(registry.promote({ ...actor, releases: [release], force: true }));
  expect(refusal.message).toBe('storefront 1.1.0 may not go live, not even by force.');
  expect(refusal.reasons).toEqual([
    'storefront 1.1.0 carries a second copy of react in client/late.js; the shell hands out the one copy',
  ]);
  expect(registry.status().apps.storefront?.live?.version).toBe('1.0.0');
});

test('[F14] the shell carries the one copy, and a use of it is none', async () => {
  const { registry } = freshRegistry();
  const uses = 'React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H.useMemoCache(2)';
  await goLive(registry, { ...shell, files: { 'late.js': react } }, slice('1.0.0', { 'late.js': uses }));
  expect(registry.status().apps.storefront?.live?.version).toBe('1.0.0');
});

test('[F14] every script of a release is read, and no other file', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, slice('1.0.0'));
  const release = slice('1.1.0', {
    ...{ 'a.js': react, 'b.mjs': react, 'c.cjs': react, 'remotely.js': react },
    ...{ 'a.js.map': react, 'a.json': react, ajs: react, 'remote/1.js': react },
  });
  await publishFixtures(registry, release);
  const { problems } = await registry.check(release);
  expect(problems.map((problem) => / in (\S+);/.exec(problem)?.[1])).toEqual([
    ...['client/a.js', 'client/b.mjs', 'client/c.cjs', 'client/remotely.js'],
  ]);
});
