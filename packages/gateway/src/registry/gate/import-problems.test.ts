import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../../testing/fixture-registry.ts';
import type { FixtureRelease } from '../../testing/fixture-release.ts';

const kit = '@pasar/slice-kit';
const shell = (version: string, names: string[]): FixtureRelease => ({
  app: 'shell',
  version,
  contract: { exports: { react: ['*', 'useState'], [kit]: names } },
});
const slice = (version: string, imports: Record<string, string[]>): FixtureRelease => ({
  app: 'seller',
  version,
  contract: { imports },
});

const line = (version: string, name: string, shellVersion: string) =>
  `seller ${version} uses '${name}' of ${kit}, which shell ${shellVersion} does not hand out (release.json: contract.imports["${kit}"])`;

const reasonsOf = (promise: Promise<unknown>): Promise<readonly string[]> =>
  promise.then(
    () => [],
    (error) => error.reasons,
  );

test('[F11] a slice built with a newer kit does not go live on an older shell, not even by force', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell('1.0.0', ['useForm']), slice('1.0.0', { [kit]: ['useForm'] }));
  const newer = slice('1.1.0', { react: ['useState'], [kit]: ['useForm', 'useTour'] });
  await publishFixtures(registry, newer);
  const reasons = [line('1.1.0', 'useTour', '1.0.0')];
  expect((await registry.check(newer)).problems).toEqual(reasons);
  expect(await reasonsOf(registry.promote({ ...actor, releases: [newer], force: true }))).toEqual(reasons);
  const canary = { ...actor, ...newer, basisPoints: 1, force: true };
  expect(await reasonsOf(registry.canary(canary))).toEqual(reasons);
});

test('[F11] the whole of a module is there only where the shell hands out all of it', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell('1.0.0', ['useForm']), slice('1.0.0', { react: ['*'] }));
  const whole = slice('1.1.0', { [kit]: ['*'], zustand: ['create'] });
  await publishFixtures(registry, whole);
  expect((await registry.check(whole)).problems).toEqual([
    `seller 1.1.0 uses the whole of ${kit}, of which shell 1.0.0 hands out a part (release.json: contract.imports["${kit}"])`,
    `seller 1.1.0 uses 'create' of zustand, which shell 1.0.0 does not hand out (release.json: contract.imports["zustand"])`,
  ]);
});

test('[F11] a shell must hand out what live, canary and fallback releases use', async () => {
  const { registry } = freshRegistry();
  const old = shell('1.0.0', ['useForm', 'useOld', 'useTour']);
  await goLive(registry, old, slice('1.0.0', { [kit]: ['useOld'] }));
  await goLive(registry, slice('1.1.0', { [kit]: ['useForm'] }));
  const next = slice('1.2.0', { [kit]: ['useTour'] });
  await publishFixtures(registry, next, shell('2.0.0', ['useForm']));
  await registry.canary({ ...actor, ...next, basisPoints: 100 });
  expect((await registry.check({ app: 'shell', version: '2.0.0' })).problems).toEqual([
    line('1.2.0', 'useTour', '2.0.0'),
    line('1.0.0', 'useOld', '2.0.0'),
  ]);
});

test('[F11] a slice must fit the canary of the shell too', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell('1.0.0', ['useForm', 'useOld']), slice('1.0.0', { [kit]: ['useForm'] }));
  await publishFixtures(registry, shell('2.0.0', ['useForm']), slice('1.1.0', { [kit]: ['useOld'] }));
  await registry.canary({ ...actor, app: 'shell', version: '2.0.0', basisPoints: 100 });
  const { problems } = await registry.check({ app: 'seller', version: '1.1.0' });
  expect(problems).toEqual([line('1.1.0', 'useOld', '2.0.0')]);
});

test('[F11] what does not fit already does not hold up a repair of another app', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell('1.0.0', []));
  await goLive(registry, shell('2.0.0', ['useForm']));
  await goLive(registry, slice('1.0.0', { [kit]: ['useForm'] }));
  await registry.rollback({ ...actor, app: 'shell' });
  const buyer: FixtureRelease = { app: 'buyer', version: '1.0.0' };
  await goLive(registry, buyer);
  expect(registry.status().apps.buyer?.live?.version).toBe('1.0.0');
});
