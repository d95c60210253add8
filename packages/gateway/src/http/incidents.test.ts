import { OpsIncident, OpsIncidents } from '@pasar/contract';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { openAccess } from '../access/index.ts';
import { type FixtureGateway, shell, startFixtureGateway, storefront } from '../testing/fixture-gateway.ts';
import { actor, registerFixture } from '../testing/fixture-registry.ts';
import { toOneLineMap, writeMappedRelease } from '../testing/mapped-release.ts';

const open: FixtureGateway[] = [];
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
});

const source = 'const price = (product) =>\n  product.price.amount;\nexport default price;';
const brokenPage = `throw new TypeError('no price for buyer@pasar.example, 1234567890');`;
const mapOf = (_: string, built: string) =>
  toOneLineMap(built, 'webpack://storefront__1/./src/home/price.ts', source, 2);

/** A gateway whose storefront has source maps. */
const openWith = async (version: string, body: string, options = {}): Promise<FixtureGateway> => {
  const gateway = await startFixtureGateway([shell], options);
  open.push(gateway);
  await goLive(gateway, version, body);
  return gateway;
};
const goLive = async ({ registry, ask }: FixtureGateway, version: string, body: string) => {
  const release = storefront(version, body);
  await registerFixture(registry, release);
  await registry.publish({ ...release, ...actor, from: writeMappedRelease(release, mapOf) });
  await registry.promote({ ...actor, releases: [release] });
  await vi.waitFor(async () => expect((await ask('/')).text).toContain(`/r/storefront/${version}/`), 5_000);
};
const list = async (gateway: FixtureGateway, query = '', headers = {}) => {
  const { text } = await gateway.ask(`/ops/v1/incidents${query}`, { headers });
  return v.parse(OpsIncidents, JSON.parse(text).data).incidents;
};
const find = async (gateway: FixtureGateway, id: string) =>
  v.parse(OpsIncident, JSON.parse((await gateway.ask(`/ops/v1/incidents/${id}`)).text).data);
const firstOf = async (gateway: FixtureGateway, query = '') => {
  const [first] = await vi.waitFor(async () => {
    const all = await list(gateway, query);
    expect(all.length).toBeGreaterThan(0);
    return all;
  }, 5_000);
  if (!first) throw new Error('there is no incident');
  return first;
};
const decide = (gateway: FixtureGateway, id: string, body: object, headers = {}) =>
  gateway.ask(`/ops/v1/incidents/${id}/state`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
/** What a page of this gateway knows of itself. */
const openPage = async (gateway: FixtureGateway) => {
  const { text } = await gateway.ask('/');
  const [, planId = ''] = /"id":"([0-9a-f]{64})"/.exec(text) ?? [];
  const [, ticket = ''] = /"ticket":"([^"]+)"/.exec(text) ?? [];
  return { planId, ticket };
};
const exception = (change = {}) => ({
  kind: 'handler',
  app: 'storefront',
  version: '1.0.0',
  message: 'TypeError: x is not a function',
  stack:
    'TypeError: x is not a function\n    at add (http://localhost:4000/r/storefront/1.0.0/remoteEntry.js:1:4)',
  path: '/p/kopi?name=Budi',
  ...change,
});
const report = (gateway: FixtureGateway, body: unknown) =>
  gateway.ask('/r/errors', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
  });

test('what is thrown on the server alone is known within 5 s, with its source line and without secrets [F31] [F32] [F33]', {
  tags: 'slow',
}, async () => {
  const gateway = await openWith('1.0.0', brokenPage);
  const incident = await firstOf(gateway, '?version=1.0.0');
  expect(incident).toMatchObject({
    ...{ app: 'storefront', side: 'server', kind: 'render', state: 'open', routes: ['/'] },
    ...{ message: 'TypeError: no price for …, …', place: 'src/home/price.ts:2' },
    releases: [{ version: '1.0.0' }],
  });
  const { latest, points } = await find(gateway, incident.id);
  expect(latest[0]).toMatchObject({ shell: '1.0.0', route: '/', locale: 'id' });
  expect(latest[0]?.frames[0]).toMatchObject({
    ...{ mapped: true, place: 'src/home/price.ts', line: 2 },
    source: { from: 1, lines: source.split('\n') },
  });
  expect(JSON.stringify(latest)).not.toMatch(/buyer@|1234567890/);
  expect(points[0]?.events).toBeGreaterThan(0);
});

test('no address leads to a source map [F33]', { tags: 'slow' }, async () => {
  const gateway = await openWith('1.0.0', `return { html: 'fine' };`);
  for (const path of [
    '/r/storefront/1.0.0/remoteEntry.js.map',
    '/r/storefront/1.0.0/maps/client/remoteEntry.js.map',
    '/r/maps/storefront/1.0.0/client/remoteEntry.js.map',
    '/r/maps/storefront/1.0.0/server/index.cjs.map',
  ])
    expect([path, (await gateway.ask(path)).status]).toEqual([path, 404]);
});

test('an exception in a browser is mapped, too; without a token of ours it is none [F31]', {
  tags: 'slow',
}, async () => {
  const gateway = await openWith('1.0.0', `return { html: 'fine' };`);
  const page = await openPage(gateway);
  expect((await report(gateway, { ...page, errors: [exception()] })).status).toBe(204);
  const incident = await firstOf(gateway);
  expect(incident).toMatchObject({
    ...{ side: 'browser', kind: 'handler', place: 'src/home/price.ts:2', sessions: 1 },
    routes: ['/p/:slug'],
  });
  for (const wrong of [
    { ...page, ticket: 'x.y', errors: [exception()] },
    { ...page, planId: 'b'.repeat(64), errors: [exception()] },
    { ...page, errors: [exception({ version: '2.0.0' })] },
    { ...page, errors: [exception({ app: 'buyer' })] },
    { ...page, errors: [exception({ kind: 'made up' })] },
    { ...page, errors: Array(11).fill(exception()) },
    { ...page, errors: Array(10).fill(exception({ stack: 'x'.repeat(4_000) })) },
    { ...page, errors: [] },
  ])
    expect((await report(gateway, wrong)).status).toBe(422);
});

test('a page that throws without end is shed and counted, and documents go on [F31]', {
  tags: 'slow',
}, async () => {
  const gateway = await openWith('1.0.0', `return { html: 'fine', pages: ['storefront.home'] };`);
  const page = await openPage(gateway);
  const flood = Array.from({ length: 1_000 }, (_, n) =>
    report(gateway, { ...page, errors: Array(10).fill(exception({ message: `number ${n}` })) }),
  );
  const documents = Array.from({ length: 20 }, (_, n) => gateway.ask(`/?n=${n}`));
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  expect([...statuses].sort()).toEqual([204, 429]);
  for (const { status, text } of await Promise.all(documents))
    expect([status, text.includes('fine')]).toEqual([200, true]);
  const incident = await firstOf(gateway);
  expect(incident.events).toBe(60);
  const { text } = await gateway.ask('/metrics');
  const shed = /pasar_exceptions_total\{side="browser",kind="unknown",result="shed"\} (\d+)/.exec(text)?.[1];
  // 600 requests of a network are read, each with ten; the others are shed unread.
  expect(Number(shed)).toBe(600 * 10 - 60 + 400);
});

test('resolved, an incident stays so in old releases, and has regressed when a later one throws it [F34]', {
  tags: 'slow',
  timeout: 30_000,
}, async () => {
  const gateway = await openWith('1.0.0', brokenPage);
  const beside = await startFixtureGateway([], { beside: gateway });
  open.push(beside);
  const { id } = await firstOf(gateway);
  expect((await decide(gateway, id, { state: 'gone' })).status).toBe(422);
  expect((await decide(gateway, 'ffff', { state: 'resolved' })).status).toBe(404);
  const { text } = await decide(gateway, id, { state: 'resolved', reason: 'fixed in 1.1.0' });
  expect(JSON.parse(text).data).toMatchObject({
    state: 'resolved',
    decision: { who: 'operator', why: 'fixed in 1.1.0' },
  });
  const before = (await find(gateway, id)).events;
  await vi.waitFor(async () => {
    await gateway.ask(`/?n=${Math.random()}`);
    expect((await find(gateway, id)).events).toBeGreaterThan(before);
  }, 5_000);
  expect((await find(gateway, id)).state).toBe('resolved');
  await vi.waitFor(async () => expect((await find(beside, id)).state).toBe('resolved'), 5_000);

  await goLive(gateway, '1.1.0', brokenPage);
  await vi.waitFor(async () => {
    await gateway.ask(`/?n=${Math.random()}`);
    expect(await find(beside, id)).toMatchObject({
      state: 'regressed',
      releases: [{ version: '1.0.0' }, { version: '1.1.0' }],
    });
  }, 10_000);
});

test('a team sees and decides its own incidents alone [F35]', { tags: 'slow' }, async () => {
  const gateway = await openWith('1.0.0', brokenPage, { mode: 'production' });
  const { ring } = openAccess(gateway.registry.folder);
  const now = new Date();
  const keyOf = async (role: 'ops' | `team:${string}`) => {
    const { key } = await ring.create({ role, name: role.replace(':', '-'), by: 'sari', now });
    return { authorization: `Bearer ${key}` };
  };
  const [own, other, ops] = [await keyOf('team:storefront'), await keyOf('team:seller'), await keyOf('ops')];
  expect((await gateway.ask('/ops/v1/incidents')).status).toBe(401);
  await gateway.ask('/?again');
  await vi.waitFor(async () => expect(await list(gateway, '', ops)).toHaveLength(1), 5_000);
  const [incident] = await list(gateway, '', own);
  const { id = '' } = incident ?? {};
  expect(await list(gateway, '', other)).toEqual([]);
  expect((await gateway.ask(`/ops/v1/incidents/${id}`, { headers: other })).status).toBe(404);
  expect((await decide(gateway, id, { state: 'muted' }, other)).status).toBe(404);
  expect((await decide(gateway, id, { state: 'muted' })).status).toBe(401);
  expect((await decide(gateway, id, { state: 'muted' }, own)).status).toBe(200);
  for (const [query, found] of [
    ['?state=muted', 1],
    ['?state=open', 0],
    ['?route=/', 1],
    ['?route=/cart', 0],
    ['?app=storefront&version=1.0.0', 1],
    ['?app=seller', 0],
  ] as const)
    expect([query, (await list(gateway, query, ops)).length]).toEqual([query, found]);
  expect((await gateway.ask('/ops/v1/incidents?state=x', { headers: ops })).status).toBe(422);
});
