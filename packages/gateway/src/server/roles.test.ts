import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requestAt, shell, storefront } from '../testing/fixture-gateway.ts';
import { silentLog } from '../testing/fixture-pages.ts';
import { builtFixture } from '../testing/fixture-registry.ts';
import { freshFolder } from '../testing/fixture-release.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';
import { StartError } from './start-error.ts';

const page = `
  const answer = await fetch(input.apiBase + 'products/list', { signal: input.signal });
  const { code } = await answer.json();
  return { html: 'the list said ' + code, pages: ['storefront.home'] };
`;
const apps = [builtFixture(shell), builtFixture(storefront('1.0.0', page))];
const releasesDir = join(freshFolder(), 'releases');
const home = freshFolder();

/** A separate data folder with the same key, as another machine of the marketplace has it. */
const otherMachine = (): string => {
  const dataDir = freshFolder();
  cpSync(join(home, 'keys'), join(dataDir, 'keys'), { recursive: true });
  return dataDir;
};
const running = new Set<RunningServer>();
const start = async (options: Partial<ServerOptions> & Pick<ServerOptions, 'dataDir' | 'roles'>) => {
  const server = await startServer({ port: 0, apps, releasesDir, seed: false, log: silentLog, ...options });
  running.add(server);
  const at = server.url.replace('localhost', '127.0.0.1');
  const end = () => {
    running.delete(server);
    return server.close();
  };
  return { at, ask: requestAt(at), end };
};
type Node = Awaited<ReturnType<typeof start>>;

const timeout = 120_000;
let api: Node;
let gateway: Node;
const apiPort = () => Number(new URL(api.at).port);
beforeAll(async () => {
  // The first machine makes the key; releases go live by a gateway.
  api = await start({ dataDir: home, roles: ['api', 'jobs', 'media'] });
  gateway = await start({ dataDir: otherMachine(), roles: ['gateway'], apiUrls: [api.at] });
}, timeout);
afterAll(() => Promise.all([...running].map((server) => server.close())));

const register = (email: string, headers: Record<string, string> = {}) =>
  gateway.ask('/api/auth/forget', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email }),
  });

test('a gateway alone renders pages and passes calls to an API server, which serves no page', async () => {
  expect((await gateway.ask('/')).text).toContain('the list said 200');
  expect((await register('sari@example.test')).status).toBe(200);
  expect(JSON.parse((await gateway.ask('/api/none')).text)).toMatchObject({ code: 404 });
  expect((await gateway.ask('/media/nothing')).status).toBe(404);
  expect((await api.ask('/')).status).toBe(403);
});

test('an API server believes gateways of its own marketplace alone', async () => {
  const claimed = { 'x-pasar-client': '203.0.113.9', 'x-pasar-internal': 'guessed' };
  expect((await api.ask('/api/products/list', { headers: claimed })).status).toBe(403);
  expect((await api.ask('/api/products/list')).status).toBe(403);
});

test('the three probes differ: the process, requests, and what works', async () => {
  for (const node of [api, gateway]) {
    expect((await node.ask('/livez')).status).toBe(200);
    expect((await node.ask('/readyz')).text).toBe('{"ready":true}');
  }
  expect(JSON.parse((await gateway.ask('/healthz')).text).data).toEqual({
    roles: ['gateway'],
    database: true,
    ready: true,
  });
});

test('a body of any size reaches the API whole', { tags: 'slow', timeout }, async () => {
  const body = (bytes: number) => JSON.stringify({ email: 'a@example.test', more: 'x'.repeat(bytes) });
  const statuses: number[] = [];
  for (const bytes of [10, 300_000, 900_000, 12_000_000]) {
    const { status, text } = await gateway.ask('/api/auth/forget', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(body(bytes).length) },
      body: body(bytes),
    });
    expect(JSON.parse(text).code).toBe(status);
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 413, 413, 413]);
});

test('a gateway with another key is refused, and does not become ready', {
  tags: 'slow',
  timeout,
}, async () => {
  const stranger = await start({ dataDir: freshFolder(), roles: ['gateway'], apiUrls: [api.at] });
  expect((await stranger.ask('/readyz')).status).toBe(503);
  expect((await stranger.ask('/api/products/list')).status).toBe(403);
  await stranger.end();
});

test('without the address of an API a gateway alone does not start, in one sentence', async () => {
  await expect(start({ dataDir: otherMachine(), roles: ['gateway'] })).rejects.toThrow(StartError);
});

test('readiness falls before listening ends, and a gateway follows an API server that goes and comes', {
  tags: 'slow',
  timeout,
}, async () => {
  await api.end();
  expect((await register('budi@example.test')).status).toBe(503);
  await vi.waitFor(async () => expect((await gateway.ask('/readyz')).status).toBe(503), { timeout: 20_000 });
  expect((await gateway.ask('/livez')).status).toBe(200);

  api = await start({ dataDir: home, roles: ['api', 'jobs', 'media'], port: apiPort(), drainMs: 1_500 });
  await vi.waitFor(async () => expect((await gateway.ask('/readyz')).status).toBe(200), { timeout: 20_000 });
  const ending = api.end();
  await vi.waitFor(async () => expect((await api.ask('/readyz')).status).toBe(503), { timeout: 1_000 });
  // Whoever still comes while others learn of it is served.
  expect((await register('wati@example.test')).status).toBe(200);
  await ending;
  await expect(api.ask('/readyz')).rejects.toThrow('ECONNREFUSED');
});
