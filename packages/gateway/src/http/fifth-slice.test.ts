import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAccess, type Role } from '../access/index.ts';
import { type FixtureGateway, shell, startFixtureGateway, storefront } from '../testing/fixture-gateway.ts';
import { sliceCode } from '../testing/fixture-pages.ts';
import { type FixtureRelease, writeFixtureRelease } from '../testing/fixture-release.ts';
import { packRelease } from '../testing/pack-release.ts';

let gateway: FixtureGateway;
let ops = '';
const key = async (role: Role, name: string) =>
  (await openAccess(gateway.registry.folder).ring.create({ role, name, by: 'test', now: new Date() })).key;
beforeAll(async () => {
  gateway = await startFixtureGateway([shell, storefront('1.0.0', `return { html: 'shop' };`)]);
  ops = await key('ops', 'sari');
});
afterAll(() => gateway.close());

/** Calls of the API of operations, with a key; a body makes it a change. */
const call = async (path: string, as: string, body?: object | Buffer) => {
  const packed = Buffer.isBuffer(body);
  const response = await fetch(`${gateway.url}/ops/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${as}`,
      'content-type': packed ? 'application/gzip' : 'application/json',
    },
    ...(body && { body: packed ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  return (await response.json()) as { code: number; message: string; data: never };
};
const revision = () => gateway.registry.status().revision;
const decided = () => ({ reason: 'a fifth slice', revision: revision() });
const declared = (name: string, prefixes: string[], more: object = {}) => ({
  ...{ name, prefixes, title: { id: `Bagian ${name}`, en: `Part ${name}` } },
  ...{ contact: `${name}@example.org`, ...more },
});
const add = (entry: object) => call('/slices', ops, { ...entry, ...decided() });

/** A slice with one page, which names the version that made it. */
const release = (app: string, version: string, path = app): FixtureRelease => ({
  app,
  version,
  server: sliceCode(`return { html: '${app} ${version} in ' + input.lang, pages: ['${app}.home'] };`),
  routes: [{ id: `${app}.home`, path, chunks: [], sitemap: true }],
  navigation: [{ slot: 'footer', page: `${app}.home`, label: { id: `Ke ${app}`, en: `To ${app}` } }],
});
const publish = async (fixture: FixtureRelease, as: string) =>
  call(
    `/apps/${fixture.app}/releases/${fixture.version}?reason=new`,
    as,
    await packRelease(writeFixtureRelease(fixture)),
  );
const statusOf = async (path: string) => (await gateway.ask(path)).status;
const soon = { timeout: 5_000 };

test('a fifth slice comes, serves, goes back and retires; nothing restarts [F3] [F9]', {
  tags: 'slow',
}, async () => {
  expect(await add(declared('help', ['help', 'contact']))).toMatchObject({ code: 200 });
  expect(await statusOf('/help')).toBe(404);
  const status = await call('/status', ops);
  expect(status.data).toMatchObject({
    apps: [
      { app: 'shell' },
      { app: 'storefront' },
      { app: 'help', live: null, published: 0, title: { id: 'Bagian help', en: 'Part help' } },
    ],
  });

  const team = await key('team:help', 'help-ci');
  const shows = (text: string, path: string) =>
    vi.waitFor(async () => expect((await gateway.ask(path)).text).toContain(text), soon);
  for (const version of ['1.0.0', '1.1.0']) {
    expect(await publish(release('help', version), team)).toMatchObject({ code: 200 });
    if (version === '1.1.0')
      expect(
        await call('/apps/help/canary', team, { version, basisPoints: 10_000, ...decided() }),
      ).toMatchObject({ code: 200 });
    else
      expect(await call('/apps/help/promote', team, { version, ...decided() })).toMatchObject({ code: 200 });
    await shows(`help ${version} in id`, '/help');
    await shows(`help ${version} in en`, '/en/help');
  }
  expect(await call('/apps/help/promote', team, decided())).toMatchObject({ code: 200 });
  // Every document's plan has the menu's link, and the site map the page.
  const menu =
    '"navigation":[{"slot":"footer","page":"help.home","label":{"id":"Ke help","en":"To help"},"path":"/help"}]';
  await vi.waitFor(async () => expect((await gateway.ask('/')).text).toContain(menu), soon);
  const pages = (await gateway.ask('/sitemap/pages.xml')).text;
  for (const path of ['/help', '/en/help']) expect(pages).toContain(`${path}</loc>`);

  const { text } = await gateway.ask('/help');
  const [, ticket = ''] = /"ticket":"([^"]+)"/.exec(text) ?? [];
  const { id: planId } = JSON.parse((await gateway.ask('/r/plan')).text);
  const beacon = { ticket, planId, app: 'help', version: '1.1.0', phase: 'mount', outcome: 'ok', ms: 5 };
  expect((await gateway.ask('/r/beacon', { method: 'POST', body: JSON.stringify(beacon) })).status).toBe(204);
  expect(JSON.stringify((await call('/health', ops)).data)).toContain('"app":"help","version":"1.1.0"');
  expect((await gateway.ask('/metrics')).text).toContain('app="help"');
  const types = await fetch(`${gateway.url}/ops/v1/types`, { headers: { authorization: `Bearer ${team}` } });
  expect(await types.text()).toContain('"help.home": "/help";');

  expect(await call('/apps/help/rollback', team, decided())).toMatchObject({ code: 200 });
  await shows('help 1.0.0 in id', '/help');
  expect(await call('/slices/help/retire', team, decided())).toMatchObject({ code: 403 });
  expect(await call('/slices/help/retire', ops, decided())).toMatchObject({ code: 200 });
  await vi.waitFor(async () => expect(await statusOf('/help')).toBe(404), soon);
  expect((await gateway.ask('/')).text).not.toContain('"navigation"');
  expect(await statusOf('/en/help')).toBe(404);
  expect(await publish(release('help', '2.0.0'), team)).toMatchObject({ code: 422 });
  expect(await add(declared('help', ['elsewhere']))).toMatchObject({ code: 409 });
  expect(await add(declared('docs', ['help']))).toMatchObject({ code: 200 });
  expect((await gateway.registry.verify()).chainProblem).toBeUndefined();
});

test('operations take a link out of the menus and bring it back; a team cannot, and pages stay [F7]', {
  tags: 'slow',
}, async () => {
  expect(await add(declared('tips', ['tips']))).toMatchObject({ code: 200 });
  const team = await key('team:tips', 'tips-ci');
  await publish(release('tips', '1.0.0'), team);
  expect(await call('/apps/tips/promote', team, { version: '1.0.0', ...decided() })).toMatchObject({
    code: 200,
  });
  const hasLink = (wanted: boolean) =>
    vi.waitFor(
      async () => expect((await gateway.ask('/')).text.includes('"page":"tips.home"')).toBe(wanted),
      soon,
    );
  await hasLink(true);
  const hide = (hidden: string[], as = ops) => call('/slices/tips/change', as, { hidden, ...decided() });
  expect(await hide(['tips.home'], team)).toMatchObject({ code: 403 });
  expect(await hide(['tips.hone'])).toMatchObject({
    code: 422,
    message: expect.stringContaining("tips has 'tips.hone' in no menu."),
  });
  expect(await hide(['tips.home'])).toMatchObject({ code: 200 });
  await hasLink(false);
  expect(await statusOf('/tips')).toBe(200);
  // What is hidden stays so in the next release.
  await publish(release('tips', '1.1.0'), team);
  expect(await call('/apps/tips/promote', team, { version: '1.1.0', ...decided() })).toMatchObject({
    code: 200,
  });
  await vi.waitFor(async () => expect((await gateway.ask('/tips')).text).toContain('tips 1.1.0'), soon);
  await hasLink(false);
  expect(await hide([])).toMatchObject({ code: 200 });
  await hasLink(true);
  expect(await call('/slices/tips/retire', ops, decided())).toMatchObject({ code: 200 });
});

test.for([
  ['a name of other letters', declared('Help!', ['x1']), 422, 'name'],
  ['a name with a meaning', declared('health', ['x1']), 422, 'name'],
  ['a name that somebody has', declared('storefront', ['x1']), 409, 'storefront'],
  ['no prefix', declared('y', ['x1']), 422, 'name'],
  ['a prefix with a slash', declared('more', ['a/b']), 422, 'prefixes.0'],
  ['a reserved prefix', declared('more', ['x1', 'api']), 422, 'prefixes.1'],
  ['the other language', declared('more', ['en']), 422, 'prefixes.0'],
  ['a prefix that somebody has', declared('more', ['cart']), 409, 'storefront'],
  ['no contact', declared('more', ['x1'], { contact: ' ' }), 422, 'contact'],
  ['a limit without end', declared('more', ['x1'], { limits: { routeKB: 1e9 } }), 422, 'limits.routeKB'],
  ['a field that nobody knows', declared('more', ['x1'], { colour: 'red' }), 422, 'colour'],
  ['no reason', { ...declared('more', ['x1']), reason: ' ' }, 422, 'reason'],
  ['no revision', { ...declared('more', ['x1']), revision: undefined }, 422, 'revision'],
  ['an older revision', { ...declared('more', ['x1']), revision: 1 }, 412, 'revision'],
] as const)('%s is rejected, and nothing changes [F4]', async ([, entry, code, named]) => {
  const before = revision();
  const body = { ...decided(), ...entry };
  const answer = await call('/slices', ops, body);
  expect(answer).toMatchObject({ code, message: expect.stringContaining(named) });
  expect(revision()).toBe(before);
});

test('of two that want the same prefix at once, one gets it [F4]', async () => {
  const same = decided();
  const answers = await Promise.all(
    ['one-a', 'one-b'].map((name) => call('/slices', ops, { ...declared(name, ['shared']), ...same })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 412]);
  const slices = await gateway.registry.slices(gateway.registry.status());
  expect(slices.filter(({ prefixes }) => prefixes.includes('shared'))).toHaveLength(1);
});

test('a release has pages only under its prefixes, by no means others [F5]', async () => {
  expect(await add(declared('faq', ['faq']))).toMatchObject({ code: 200 });
  expect(await publish(release('faq', '1.0.0', 'cart/faq'), ops)).toMatchObject({ code: 200 });
  for (const force of [false, true]) {
    const answer = await call('/apps/faq/promote', ops, { version: '1.0.0', force, ...decided() });
    expect(answer).toMatchObject({
      code: 422,
      data: { reasons: [expect.stringContaining("at 'cart/faq', which belongs to storefront")] },
    });
  }
});

test('a prefix changes hands in one event, together with the release that fits [F4]', {
  tags: 'slow',
}, async () => {
  const team = await key('team:storefront', 'storefront-ci');
  expect(await add(declared('basket', ['basket']))).toMatchObject({ code: 200 });
  const without = storefront('1.1.0', `return { html: 'shop without cart' };`);
  const routes = without.routes?.filter(({ path }) => path !== 'cart') ?? [];
  expect(await publish({ ...without, routes }, team)).toMatchObject({ code: 200 });
  expect(await publish(release('basket', '1.0.0', 'cart'), ops)).toMatchObject({ code: 200 });

  const change = { prefixes: ['basket', 'cart'], takes: ['cart'] };
  const path = '/slices/basket/change';
  expect(await call(path, ops, { ...decided(), prefixes: change.prefixes })).toMatchObject({ code: 409 });
  expect(await call(path, ops, { ...decided(), ...change })).toMatchObject({
    code: 422,
    data: { reasons: [expect.stringContaining("storefront 1.0.0 has the page 'storefront.cart'")] },
  });
  const before = revision();
  const releases = [
    { app: 'storefront', version: '1.1.0' },
    { app: 'basket', version: '1.0.0' },
  ];
  expect(await call(path, ops, { ...decided(), ...change, releases })).toMatchObject({ code: 200 });
  expect(revision()).toBe(before + 1);
  await vi.waitFor(async () => expect((await gateway.ask('/cart')).text).toContain('basket 1.0.0'), soon);
  // The version before still has the page, and does not get the address back.
  expect(await call('/apps/storefront/rollback', ops, decided())).toMatchObject({ code: 200 });
  await vi.waitFor(async () => expect((await gateway.ask('/')).text).not.toContain('without cart'), soon);
  expect((await gateway.ask('/cart')).text).toContain('basket 1.0.0');
});

test('with approval: ops the team publishes and operations decide [S21]', async () => {
  expect(await add(declared('pay', ['pay'], { approval: 'ops' }))).toMatchObject({ code: 200 });
  const team = await key('team:pay', 'pay-ci');
  expect(await publish(release('pay', '1.0.0'), team)).toMatchObject({ code: 200 });
  for (const verb of ['promote', 'canary']) {
    const order = { version: '1.0.0', basisPoints: 5, ...decided() };
    expect(await call(`/apps/pay/${verb}`, team, order)).toMatchObject({
      code: 403,
      message: `${verb} pay needs a key of operations: its entry says approval: ops.`,
    });
  }
  expect(await call('/apps/pay/promote', ops, { version: '1.0.0', ...decided() })).toMatchObject({
    code: 200,
  });
});

test('the page of somebody who is signed in is a frame, unless the entry allows more [F25]', async () => {
  const token = { cookie: '__Host-pasar_token=eyJh.eyJz.c2ln' };
  const seen = async () => (await gateway.ask('/wallet', { headers: token })).text;
  expect(await add(declared('wallet', ['wallet']))).toMatchObject({ code: 200 });
  expect(await publish(release('wallet', '1.0.0'), ops)).toMatchObject({ code: 200 });
  expect(await call('/apps/wallet/promote', ops, { version: '1.0.0', ...decided() })).toMatchObject({
    code: 200,
  });
  await vi.waitFor(async () => expect((await gateway.ask('/wallet')).text).toContain('wallet 1.0.0'), soon);
  expect(await seen()).not.toContain('wallet 1.0.0');
  expect(await call('/slices/wallet/change', ops, { ...decided(), privateRender: true })).toMatchObject({
    code: 200,
  });
  await vi.waitFor(async () => expect(await seen()).toContain('wallet 1.0.0'), soon);
});
