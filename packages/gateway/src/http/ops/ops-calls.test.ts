import { request } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, type TarEntry } from 'modern-tar';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAccess } from '../../access/index.ts';
import { getApp } from '../../registry/index.ts';
import { type FixtureGateway, shell, startFixtureGateway } from '../../testing/fixture-gateway.ts';
import { registerFixture } from '../../testing/fixture-registry.ts';
import type { FixtureRelease } from '../../testing/fixture-release.ts';
import { writeFixtureRelease } from '../../testing/fixture-release.ts';
import { naming } from '../../testing/naming-release.ts';
import { atOwnPace } from '../../testing/own-pace.ts';
import { packEntries, packRelease, tarEntry } from '../../testing/pack-release.ts';

const keys = { storefront: '', seller: '', ops: '', guard: '' };

let gateway: FixtureGateway;
let production: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway([shell, naming('1.0.0')]);
  const { ring } = openAccess(gateway.registry.folder);
  const make = async (role: Parameters<typeof ring.create>[0]['role'], name: string) =>
    (await ring.create({ role, name, by: 'test', now: new Date() })).key;
  keys.storefront = await make('team:storefront', 'storefront-ci');
  keys.seller = await make('team:seller', 'seller-ci');
  keys.ops = await make('ops', 'sari');
  keys.guard = await make('guard', 'guard');
  production = await startFixtureGateway([shell], { mode: 'production' });
  await registerFixture(production.registry, naming('1.0.0'));
});
afterAll(() => Promise.all([gateway.close(), production.close()]));

const call = async (
  path: string,
  body: unknown,
  o: { key?: string; method?: string; headers?: Record<string, string>; at?: FixtureGateway } = {},
) => {
  const { method = 'POST', at = gateway } = o;
  const raw = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const response = await fetch(at.url + path, {
    method,
    headers: {
      'content-type': Buffer.isBuffer(body) ? 'application/gzip' : 'application/json',
      ...(o.key === undefined ? {} : { authorization: `Bearer ${o.key}` }),
      ...o.headers,
    },
    ...(method === 'GET' ? {} : { body: new Uint8Array(raw) }),
  });
  const answer = (await response.json()) as { code: number; message: string; data: never };
  return { ...answer, headers: response.headers, data: answer.data as Record<string, never> | null };
};
const publish = async (fixture: FixtureRelease, key: string, at = gateway) =>
  call(
    `/ops/v1/apps/${fixture.app}/releases/${fixture.version}?reason=new`,
    await packRelease(writeFixtureRelease(fixture)),
    { key, at },
  );

test('a team publishes over HTTP, canaries and promotes with its key; the log records who and why [S21]', async () => {
  const next = naming('1.1.0');
  expect(await publish(next, keys.storefront)).toMatchObject({
    code: 200,
    data: { change: { changed: true } },
  });
  expect(await publish(next, keys.storefront)).toMatchObject({
    code: 200,
    data: { change: { changed: false } },
  });
  const other = { ...next, server: 'exports.slice = { other: true };' };
  expect(await publish(other, keys.storefront)).toMatchObject({ code: 409, data: { kind: 'conflict' } });

  const ask = { version: '1.1.0', reason: 'new search' };
  const check = await call('/ops/v1/apps/storefront/check', { version: '1.1.0' }, { key: keys.storefront });
  expect(check).toMatchObject({ code: 200, data: { change: { problems: [] } } });
  const canary = await call(
    '/ops/v1/apps/storefront/canary',
    { ...ask, basisPoints: 10_000 },
    { key: keys.storefront },
  );
  expect(canary).toMatchObject({ code: 200, data: { change: { before: 0, after: 10_000 } } });
  await vi.waitFor(async () => expect((await gateway.ask('/')).text).toContain('made by 1.1.0'), 1_000);
  const promoted = await call('/ops/v1/apps/storefront/promote', ask, { key: keys.storefront });
  expect(promoted).toMatchObject({ code: 200, data: { change: { from: '1.0.0', to: '1.1.0' } } });
  expect(gateway.registry.status().apps.storefront?.live).toMatchObject({
    who: 'storefront-ci',
    why: 'new search',
  });
});

test.for([
  ['seller', 'storefront/promote', { version: '1.0.0', reason: 'x' }, 403],
  ['seller', 'storefront/rollback', { reason: 'x' }, 403],
  ['storefront', 'storefront/disable', { reason: 'x' }, 403],
  ['storefront', 'storefront/promote', { version: '1.0.0', reason: 'x', force: true }, 403],
  ['guard', 'storefront/promote', { version: '1.0.0', reason: 'x' }, 403],
  ['guard', 'storefront/enable', { reason: 'x' }, 403],
  ['ops', 'storefront/disable', {}, 422],
  ['ops', 'storefront/canary', { version: 'latest', basisPoints: 1, reason: 'x' }, 422],
  ['ops', 'storefront/canary', { version: '1.0.0', basisPoints: 0.5, reason: 'x' }, 422],
  ['ops', 'storefront/promote', { version: '9.9.9', reason: 'x' }, 404],
  ['ops', 'storefront/promote', { reason: 'nothing is in canary' }, 400],
  ['ops', 'shop/disable', { reason: 'x' }, 404],
  ['ops', 'shell/disable', { reason: 'x' }, 400],
] as const)(
  '%s requesting %s gets %j with its code, and changes nothing [S21]',
  async ([who, path, body, code]) => {
    const { revision } = gateway.registry.status();
    const answer = await call(`/ops/v1/apps/${path}`, body, { key: keys[who] });
    expect([answer.code, typeof answer.message]).toEqual([code, 'string']);
    expect(gateway.registry.status().revision).toBe(revision);
  },
);

test('a decision on an older revision gets 412, by header or by body [R8]', async () => {
  const { revision } = gateway.registry.status();
  const disable = (o: object, headers = {}) =>
    call('/ops/v1/apps/storefront/disable', { reason: 'x', dryRun: true, ...o }, { key: keys.ops, headers });
  expect((await disable({ revision: revision - 1 })).code).toBe(412);
  expect((await disable({}, { 'if-match': `"${revision - 1}"` })).code).toBe(412);
  expect((await disable({}, { 'if-match': `"${revision}"` })).code).toBe(200);
});

test('kill and revive, the paths of 0.1, still disable and enable', async () => {
  const body = { reason: 'x', dryRun: true };
  const now = await call('/ops/v1/apps/storefront/disable', body, { key: keys.ops });
  const before = await call('/ops/v1/apps/storefront/kill', body, { key: keys.ops });
  expect([before.code, before.data]).toEqual([200, now.data]);
  expect((await call('/ops/v1/apps/storefront/revive', body, { key: keys.seller })).code).toBe(403);
  expect((await call('/ops/v1/apps/storefront/revive', body, { key: keys.ops })).code).toBe(200);
});

test('without a valid key nothing is disclosed or done in production [S21]', async () => {
  for (const path of ['status', 'log', 'audit', 'verify', 'changes', 'me']) {
    expect([path, (await call(`/ops/v1/${path}`, null, { method: 'GET', at: production })).code]).toEqual([
      path,
      401,
    ]);
  }
  const disable = ['/ops/v1/apps/storefront/disable', { reason: 'x' }] as const;
  expect((await call(...disable, { at: production })).code).toBe(401);
  expect((await call(...disable, { at: production, key: keys.ops })).code).toBe(401);
  expect(openAccess(production.registry.folder).audit.latest(1)).toMatchObject([{ who: '-', code: 401 }]);
});

test('guessing keys is slowed down', async () => {
  const codes = new Set<number>();
  for (let n = 0; n < 30; n += 1)
    codes.add((await call('/ops/v1/session', { key: `pasar_${n}` }, { at: production })).code);
  expect(codes).toEqual(new Set([401, 429]));
});

test('the console signs in with a key once and uses a session that other sites cannot [S21]', async () => {
  const signIn = await call('/ops/v1/session', { key: keys.ops });
  const cookie = /^pasar_ops=[^;]+/.exec(signIn.headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect(signIn.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
  expect((await call('/ops/v1/me', null, { method: 'GET', headers: { cookie } })).data).toMatchObject({
    who: 'sari',
    by: 'session',
  });
  const disable = (headers: Record<string, string>) =>
    call(
      '/ops/v1/apps/storefront/disable',
      { reason: 'x', dryRun: true },
      { headers: { cookie, ...headers } },
    );
  expect((await disable({})).code).toBe(200);
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'text/plain' },
  ];
  for (const headers of foreign) expect((await disable(headers)).code).toBe(403);
  expect(
    (await call('/ops/v1/me', null, { method: 'GET', headers: { cookie: 'pasar_ops=forged.1.x' } })).code,
  ).toBe(401);
});

test('every call is recorded, rejections too [S21] [S39]', async () => {
  await call('/ops/v1/apps/storefront/disable', { reason: 'smoke\ntest' }, { key: keys.seller });
  const { data } = await call('/ops/v1/audit?limit=1', null, { method: 'GET', key: keys.ops });
  expect(data?.entries).toEqual([
    expect.objectContaining({
      who: 'seller-ci',
      role: 'team:seller',
      code: 403,
      call: 'disable /ops/v1/apps/storefront/disable',
    }),
  ]);
});

const release = await packRelease(writeFixtureRelease(naming('3.0.0')));
const unpacked = gunzipSync(release);
const oversized = Buffer.from(await packTar([tarEntry('a.js', 'x')]));
// The size field says 64 GiB, and the checksum says the same.
oversized.write('777777777777', 124, 12, 'latin1');
const sumOf = (header: Buffer) => header.fill(' ', 148, 156).reduce((sum, byte) => sum + byte, 0);
oversized.write(`${sumOf(oversized.subarray(0, 512)).toString(8).padStart(6, '0')}\0 `, 148, 8, 'latin1');
const damaged = Buffer.from(await packTar([tarEntry('a', 'x')])).fill(7, 20, 30);
const linkTo = (linkname: string, type: 'link' | 'symlink'): TarEntry => ({
  header: { name: 'client/a.js', type, size: 0, linkname },
});
const tooMany = Array.from({ length: 2_001 }, (_, at) => tarEntry(`${at}.js`, ''));
const longName = { name: 'a.js', size: 1, pax: { path: '../../evil.js' } };

test.for([
  ['no archive', Buffer.from('hello'), 'damaged or cut off'],
  ['an archive that is cut off', release.subarray(0, 300), 'cannot be unpacked'],
  ['an archive whose last file is cut off', unpacked.subarray(0, unpacked.length - 1_600), 'cut off'],
  ['an archive without an end', unpacked.subarray(0, unpacked.length - 1_024), 'cut off'],
  [
    'a name that leaves the folder',
    await packEntries([tarEntry('../../evil.js', 'x')]),
    'no name for a file',
  ],
  [
    'an extended name that leaves the folder',
    await packEntries([{ header: longName, body: 'x' }]),
    'no name for a file',
  ],
  ['an absolute name', await packEntries([tarEntry('/etc/evil', 'x')]), 'no name for a file'],
  ['a link', await packEntries([linkTo('/etc/passwd', 'symlink')]), 'is no plain file'],
  ['a hard link', await packEntries([linkTo('../../evil.js', 'link')]), 'is no plain file'],
  ['a damaged header', gzipSync(damaged), 'damaged or cut off'],
  ['a file larger than the archive', oversized, 'damaged or cut off'],
  ['too many files', await packEntries(tooMany), 'too many files'],
  ['nothing', await packEntries([]), 'no files'],
  ['a bomb', gzipSync(Buffer.alloc(140 * 2 ** 20)), 'too large'],
  ['another version', await packRelease(writeFixtureRelease(naming('3.0.1'))), 'not storefront 3.0.0'],
] as const)('%s as a release is rejected and leaves nothing behind', async ([, body, message]) => {
  const answer = await call('/ops/v1/apps/storefront/releases/3.0.0', body, { key: keys.storefront });
  expect(answer).toMatchObject({ code: 400, message: expect.stringContaining(message) });
  expect(Object.keys(getApp(gateway.registry.status(), 'storefront').published)).not.toContain('3.0.0');
});

test('the contract gate answers about a build that is not published, and keeps nothing of it [F45]', async () => {
  const ask = async (contract: NonNullable<FixtureRelease['contract']>, key: string) =>
    call(
      '/ops/v1/apps/storefront/releases/3.2.0/check',
      await packRelease(writeFixtureRelease({ ...naming('3.2.0'), contract })),
      { key },
    );
  const problems = (found: unknown[]) => ({ code: 200, data: { change: { problems: found } } });
  expect(await ask({}, keys.storefront)).toMatchObject(problems([]));
  const sentence = "storefront 3.2.0 links to 'seller.gone', which no live slice provides";
  expect(await ask({ links: ['seller.gone'] }, keys.storefront)).toMatchObject(
    problems([expect.stringContaining(sentence)]),
  );
  expect((await ask({}, keys.seller)).code).toBe(403);
  expect(Object.keys(getApp(gateway.registry.status(), 'storefront').published)).not.toContain('3.2.0');
});

test('a changed byte in a published archive is rejected [S19]', async () => {
  const folder = writeFixtureRelease(naming('3.1.0'));
  const plain = gunzipSync(await packRelease(folder));
  const at = plain.indexOf('/* home 3.1.0 */');
  plain.writeUInt8(plain.readUInt8(at + 4) ^ 1, at + 4);
  const answer = await call('/ops/v1/apps/storefront/releases/3.1.0', plain, { key: keys.storefront });
  expect(answer).toMatchObject({ code: 422, message: expect.stringContaining('client/home.js') });
});

test('in production an unsigned release is rejected over HTTP [S19]', async () => {
  const { ring } = openAccess(production.registry.folder);
  const { key } = await ring.create({ role: 'team:storefront', name: 'ci', by: 'test', now: new Date() });
  const answer = await publish(naming('1.0.0'), key, production);
  expect(answer).toMatchObject({ code: 422, message: expect.stringContaining('is not signed') });
});

test('a listener receives each change within a second, as events or by polling [R9] [P7]', async () => {
  const heard: number[] = [];
  const { hostname, port } = new URL(gateway.url);
  const listening = request(
    {
      hostname,
      port,
      path: '/ops/v1/changes',
      headers: { accept: 'text/event-stream', authorization: `Bearer ${keys.ops}` },
    },
    (response) =>
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, id] of text.matchAll(/^id: (\d+)$/gm)) heard.push(Number(id));
      }),
  );
  listening.end();
  const { revision } = gateway.registry.status();
  const second = await atOwnPace(1_000, () => gateway.ask('/'));
  await vi.waitFor(() => expect(heard).toEqual([revision]), 2 * second);
  const asked = call(`/ops/v1/changes?after=${revision}`, null, { method: 'GET', key: keys.ops });
  await call('/ops/v1/apps/storefront/disable', { reason: 'x' }, { key: keys.ops });
  const began = performance.now();
  await vi.waitFor(() => expect(heard).toEqual([revision, revision + 1]), second);
  expect((await asked).data).toMatchObject({ revision: revision + 1 });
  expect(performance.now() - began).toBeLessThan(1.5 * second);
  await call('/ops/v1/apps/storefront/enable', { reason: 'x' }, { key: keys.ops });
  listening.destroy();
});

test('a team reads the requests for its own slice, operations read all [S21]', async () => {
  await call('/ops/v1/apps/storefront/disable', { reason: 'a' }, { key: keys.seller });
  await call('/ops/v1/apps/seller/rollback', { reason: 'b' }, { key: keys.storefront });
  await call('/ops/v1/session', { key: 'pasar_none' });
  const audit = async (key: string) => {
    const { data } = await call('/ops/v1/audit?limit=1000', null, { method: 'GET', key });
    const entries = (data?.entries ?? []) as { call: string }[];
    return entries.map((entry) => entry.call);
  };
  const ofSeller = await audit(keys.seller);
  expect(ofSeller[0]).toBe('rollback /ops/v1/apps/seller/rollback');
  expect(ofSeller.filter((asked) => !asked.includes('/apps/seller/'))).toEqual([]);
  const ofStorefront = await audit(keys.storefront);
  expect(ofStorefront[0]).toBe('disable /ops/v1/apps/storefront/disable');
  expect(ofStorefront.filter((asked) => !asked.includes('/apps/storefront/'))).toEqual([]);
  expect(await audit(keys.ops)).toEqual(
    expect.arrayContaining(['session /ops/v1/session', ofSeller[0], ofStorefront[0]]),
  );
});

test('a rejection names no folder of this machine [S21]', async () => {
  const body = await packEntries([tarEntry('notes.txt', 'x')]);
  const answer = await call('/ops/v1/apps/storefront/releases/3.1.0?reason=x', body, {
    key: keys.storefront,
  });
  expect(answer).toMatchObject({
    code: 422,
    message: expect.stringMatching(/^There is no readable release\.json in \.upload-/),
  });
  expect(JSON.stringify(answer.data)).not.toContain(gateway.registry.folder);
});
