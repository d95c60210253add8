import { OpsHealth, OpsStatus } from '@pasar/contract';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { runReleaseCli } from '../cli/run-release-cli.ts';
import { getApp } from '../registry/index.ts';
import { type FixtureGateway, shell, startFixtureGateway, storefront } from '../testing/fixture-gateway.ts';
import { actor, publishFixtures } from '../testing/fixture-registry.ts';
import { madeBy, naming } from '../testing/naming-release.ts';

let gateway: FixtureGateway;
afterEach(async () => {
  vi.restoreAllMocks();
  await gateway.close();
});

const openWith = async (next = naming('1.1.0')) => {
  gateway = await startFixtureGateway([shell, naming('1.0.0')], { guard: { every: 25 } });
  await publishFixtures(gateway.registry, next);
};
const stateNow = () => getApp(gateway.registry.status(), 'storefront');
/** The addresses differ, so that no page comes from the cache. */
const visit = async (n: number) => madeBy((await gateway.ask(`/?visit=${n}`)).text);
const call = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const { status, text } = await gateway.ask(`/ops/v1/${path}`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ reason: 'because', ...body }) },
  });
  return { status, ...(JSON.parse(text) as { message: string }) };
};
const read = async <S extends v.GenericSchema>(path: string, schema: S) =>
  v.parse(schema, JSON.parse((await gateway.ask(`/ops/v1/${path}`)).text).data);

test('a promotion whose pages the server cannot make is taken back within the watch [F38]', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  await openWith(storefront('1.1.0', `throw new Error('only here');`));
  expect(await call('apps/storefront/promote', { version: '1.1.0' })).toMatchObject({ status: 200 });
  expect(stateNow().watch).toMatchObject({ version: '1.1.0', control: '1.0.0' });
  let documents = 0;
  await vi.waitFor(
    async () => {
      await visit(documents++);
      expect(stateNow().live?.version).toBe('1.0.0');
    },
    { timeout: 40_000, interval: 5 },
  );
  expect(documents).toBeLessThan(120);
  expect(gateway.registry.events().at(-1)).toMatchObject({
    ...{ verb: 'rollback', who: 'guard', from: '1.1.0', version: '1.0.0', of: 'live' },
    why: expect.stringMatching(/documents could not be rendered, 100\.0 %/),
  });
  expect(stateNow().quarantined).toHaveProperty('1.1.0');
  expect(stateNow().watch).toBeUndefined();
});

test('a sound promotion is shown with its figures, and its watch ends by itself [F38]', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  let later = 0;
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + later);
  await openWith();
  await call('apps/storefront/promote', { version: '1.1.0', watch: 5 });
  const versions = new Map<string | undefined, number>();
  await vi.waitFor(async () => expect(await visit(0)).toBeDefined(), 10_000);
  for (let n = 1; n <= 300; n += 1) {
    const version = await visit(n);
    versions.set(version, (versions.get(version) ?? 0) + 1);
  }
  // One of twenty; beyond 45 the chance is under one in a million.
  expect(versions.get('1.0.0')).toBeGreaterThan(0);
  expect(versions.get('1.0.0')).toBeLessThan(45);
  const { apps } = await read('status', OpsStatus);
  expect(apps.find(({ app }) => app === 'storefront')?.watch).toMatchObject({
    ...{ version: '1.1.0', control: '1.0.0', share: 500 },
  });
  const { versions: series, verdicts } = await read('health', OpsHealth);
  const sent = series
    .find(({ version }) => version === '1.1.0')
    ?.points.reduce((sum, one) => sum + one.documents, 0);
  expect(sent).toBeGreaterThanOrEqual(versions.get('1.1.0') ?? 0);
  expect(verdicts).toMatchObject([{ app: 'storefront', version: '1.1.0', of: 'watch', kind: 'too-early' }]);

  let out = '';
  await vi.waitFor(async () => {
    out = '';
    const write = (text: string) => {
      out += text;
    };
    await runReleaseCli(['status'], { dataDir: gateway.dataDir, write });
    expect(out).toMatch(
      /watched until \S+; 5 % keep 1\.0\.0\n\s+1\.1\.0: [23]\d\d documents, 0 of 0 sessions/,
    );
  }, 10_000);

  later = 5 * 60_000;
  await vi.waitFor(() => expect(stateNow().watch).toBeUndefined(), { timeout: 10_000 });
  expect(stateNow().watched['1.1.0']?.documents).toBe(sent);
  expect(gateway.registry.events().at(-1)).toMatchObject({ verb: 'watch-end', who: 'guard' });
  const isEverybodys = async () => {
    for (let n = 0; n < 40; n += 1) expect(await visit(1_000 + n)).toBe('1.1.0');
  };
  await vi.waitFor(isEverybodys, { timeout: 20_000 });
});

test('operations alone go without a watch, and end one, with a reason [F38] [S21]', {
  tags: 'slow',
  timeout: 30_000,
}, async () => {
  await openWith();
  const key = async (role: string) => {
    let out = '';
    const write = (text: string) => {
      out += text;
    };
    await runReleaseCli(['key', 'create', '--role', role, '--name', role.replace(':', '-'), '--json'], {
      ...{ dataDir: gateway.dataDir, write },
    });
    return { authorization: `Bearer ${JSON.parse(out).data.key}` };
  };
  const team = await key('team:storefront');
  const as = async (ask: string, body: object) => {
    const answer = await gateway.ask(`/ops/v1/apps/storefront/${ask}`, {
      ...{ method: 'POST', headers: { ...team, 'content-type': 'application/json' } },
      body: JSON.stringify({ reason: 'because', ...body }),
    });
    return [answer.status, JSON.parse(answer.text).message] as const;
  };
  expect(await as('promote', { version: '1.1.0', watch: false })).toEqual([
    403,
    'team-storefront (team:storefront) may not watch-end storefront.',
  ]);
  expect((await as('promote', { version: '1.1.0', watch: 4 }))[0]).toBe(422);
  expect((await as('promote', { version: '1.1.0' }))[0]).toBe(200);
  expect(stateNow().watch).toMatchObject({ control: '1.0.0' });
  expect((await as('watch-end', {}))[0]).toBe(403);
  expect(await call('apps/storefront/watch-end', { reason: '' })).toMatchObject({ status: 422 });
  expect(await call('apps/storefront/watch-end', {})).toMatchObject({ status: 200 });
  expect(stateNow().watch).toBeUndefined();
  await gateway.registry.rollback({ ...actor, app: 'storefront' });
  expect(await call('apps/storefront/promote', { version: '1.1.0', watch: false })).toMatchObject({
    status: 200,
  });
  expect(stateNow().watch).toBeUndefined();
});

test('what pages measure counts once a session, for its slice and the shell, and only of pages that we sent [F37] [S34]', {
  tags: 'slow',
  timeout: 30_000,
}, async () => {
  await openWith();
  const { text } = await gateway.ask('/');
  const plan = JSON.parse(/"__plan">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}');
  const [, ticket = ''] = /"ticket":"([^"]+)"/.exec(text) ?? [];
  const send = async (change: object) => {
    const body = {
      ticket,
      planId: plan.id,
      app: 'storefront',
      version: '1.0.0',
      lcp: 1_900,
      inp: 80,
      ...change,
    };
    return (await gateway.ask('/r/vitals', { method: 'POST', body: JSON.stringify(body) })).status;
  };
  expect(await send({ ticket: 'forged.one' })).toBe(422);
  expect(await send({ version: '9.9.9' })).toBe(422);
  expect(await send({ lcp: -1 })).toBe(422);
  expect(await send({ lcp: 1e9 })).toBe(422);
  expect(await send({})).toBe(204);
  // A second report of the same page changes nothing.
  expect(await send({ lcp: 9_000 })).toBe(204);
  await call('apps/storefront/promote', { version: '1.1.0' });
  const { text: metrics } = await gateway.ask('/metrics');
  expect(metrics).toContain('pasar_vitals_seconds_count{app="storefront",version="1.0.0",name="lcp"} 2');
});
