import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { openRegistry } from '../registry/index.ts';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';
import { watchCurrentPlan } from './current-plan.ts';

const log = pino({ level: 'silent' });
const shell = { app: 'shell', version: '1.0.0' } as const;
const routes = [{ id: 'storefront.home', path: '', chunks: [] }];
const storefront = (version: string) => ({ app: 'storefront', version, routes }) as const;
const soon = { timeout: 1_000, interval: 10 };

test('the plan names what is live, where it is, and what to fall back to', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  await goLive(registry, storefront('1.1.0'));
  const current = await watchCurrentPlan({ registry, log });
  expect(current.now()?.plan).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{64}$/),
    shell: { version: '1.0.0', base: '/r/shell/1.0.0/' },
    slices: {
      storefront: {
        version: '1.1.0',
        base: '/r/storefront/1.1.0/',
        entry: 'remoteEntry.js',
        global: 'storefront__1_1_0',
        integrity: expect.stringMatching(/^sha384-/),
        paths: [''],
        fallback: { version: '1.0.0', global: 'storefront__1_0_0' },
      },
    },
    disabled: [],
    disabledPaths: {},
    links: {},
    titles: { storefront: { id: 'Bagian storefront', en: 'The storefront part' } },
  });
  current.close();
});

test('equal release sets have equal ids, in whatever order they were built', async () => {
  const [one, other] = [freshRegistry(), freshRegistry()];
  await goLive(one.registry, shell, storefront('1.0.0'), { app: 'auth', version: '1.0.0' });
  await goLive(other.registry, shell, { app: 'auth', version: '1.0.0' }, storefront('1.0.0'));
  const plans = await Promise.all([one, other].map(({ registry }) => watchCurrentPlan({ registry, log })));
  expect(plans[0]?.now()?.plan.id).toBe(plans[1]?.now()?.plan.id);
  for (const plan of plans) plan.close();
});

test('a version that was rolled back is nobody’s fallback', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  await goLive(registry, storefront('1.1.0'));
  await registry.rollback({ ...actor, app: 'storefront' });
  const current = await watchCurrentPlan({ registry, log });
  expect(current.now()?.plan.slices.storefront).toMatchObject({ version: '1.0.0' });
  expect(current.now()?.plan.slices.storefront).not.toHaveProperty('fallback');
  current.close();
});

test('two builds under one global are never planned into one document', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, { ...storefront('1.0.0'), global: 'same' });
  await goLive(registry, { ...storefront('1.1.0'), global: 'same' });
  const current = await watchCurrentPlan({ registry, log });
  expect(current.now()?.plan.slices.storefront).not.toHaveProperty('fallback');
  current.close();
});

test('a swap is in the plan within a second, a corrupt log changes nothing [R8] [R9]', async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  const current = await watchCurrentPlan({ registry, log });
  await goLive(registry, storefront('1.1.0'));
  await vi.waitFor(() => expect(current.now()?.plan.slices.storefront?.version).toBe('1.1.0'), soon);
  const { id } = current.now()?.plan ?? {};
  writeFileSync(join(dataDir, 'releases/events.jsonl'), '{}\n{}\n');
  const after = await watchCurrentPlan({ registry, log });
  expect(after.now()?.plan.id).toBe(id);
  expect(current.now()?.plan.id).toBe(id);
  current.close();
  after.close();
});

test('each visitor has one plan, the same in every process, and a ramp moves nobody out [R9]', {
  tags: 'slow',
}, async () => {
  const { registry, dataDir } = freshRegistry();
  const auth = (version: string) => ({ app: 'auth', version }) as const;
  await goLive(registry, shell, storefront('1.0.0'), auth('1.0.0'));
  await publishFixtures(registry, storefront('1.1.0'), auth('1.1.0'));
  const plans = await Promise.all(
    [registry, openRegistry({ dataDir })].map((opened) => watchCurrentPlan({ registry: opened, log })),
  );
  const [one, other] = plans;
  const visitors = Array.from({ length: 400 }, (_, n) => `visitor ${n}`);
  const versions = (visitor: string) => {
    const { slices } = one?.for(visitor)?.plan ?? {};
    return `${slices?.storefront?.version} ${slices?.auth?.version}`;
  };
  const inCanary = () => new Set(visitors.filter((visitor) => versions(visitor) !== '1.0.0 1.0.0'));
  expect(inCanary().size).toBe(0);
  await registry.canary({ ...actor, ...storefront('1.1.0'), basisPoints: 1_000 });
  await registry.canary({ ...actor, ...auth('1.1.0'), basisPoints: 3_000 });
  await vi.waitFor(() => expect([one?.all().length, other?.all().length]).toEqual([3, 3]), soon);
  const early = inCanary();
  expect(early.size).toBeGreaterThan(80);
  expect(new Set(visitors.map(versions))).toEqual(new Set(['1.0.0 1.0.0', '1.1.0 1.0.0', '1.0.0 1.1.0']));
  for (const visitor of visitors) expect(other?.for(visitor)?.plan.id).toBe(one?.for(visitor)?.plan.id);
  const planned = one?.all().map(({ plan }) => plan.slices.storefront);
  expect(planned?.[1]).toMatchObject({ version: '1.1.0', fallback: { version: '1.0.0' } });
  await registry.canary({ ...actor, ...storefront('1.1.0'), basisPoints: 4_000 });
  await vi.waitFor(() => expect(inCanary().size).toBeGreaterThan(early.size), soon);
  for (const visitor of early) expect(inCanary()).toContain(visitor);
  expect(one?.now()?.plan.slices.storefront?.version).toBe('1.0.0');
  for (const plan of plans) plan.close();
});

test('a slice that is switched off is in no plan, and back when it is enabled', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  const current = await watchCurrentPlan({ registry, log });
  await registry.disable({ ...actor, app: 'storefront' });
  await vi.waitFor(() => expect(current.now()?.plan.slices).toEqual({}), soon);
  expect(current.now()?.plan.disabled).toContain('storefront');
  await registry.enable({ ...actor, app: 'storefront' });
  await vi.waitFor(() => expect(current.now()?.plan.slices.storefront?.version).toBe('1.0.0'), soon);
  current.close();
});

test('a canary whose files were touched is for nobody [S19]', async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  await publishFixtures(registry, storefront('1.1.0'));
  await registry.canary({ ...actor, ...storefront('1.1.0'), basisPoints: 10_000 });
  rmSync(join(dataDir, 'releases/storefront/1.1.0/client/remoteEntry.js'));
  const current = await watchCurrentPlan({ registry: openRegistry({ dataDir }), log });
  expect(current.for('anybody')?.plan.slices.storefront?.version).toBe('1.0.0');
  current.close();
});

test('after a restart a release with missing files gives way to the last good one [S19]', async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  await goLive(registry, storefront('1.1.0'));
  rmSync(join(dataDir, 'releases/storefront/1.1.0/client/remoteEntry.js'));
  const restarted = openRegistry({ dataDir });
  const current = await watchCurrentPlan({ registry: restarted, log });
  expect(current.now()?.plan.slices.storefront?.version).toBe('1.0.0');
  current.close();
});
