import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runReleaseCli } from '../cli/run-release-cli.ts';
import { shell } from '../testing/fixture-gateway.ts';
import { silentLog } from '../testing/fixture-pages.ts';
import { builtFixture } from '../testing/fixture-registry.ts';
import { freshFolder, writeFixtureRelease } from '../testing/fixture-release.ts';
import { naming } from '../testing/naming-release.ts';
import { type OtlpCollector, openOtlpCollector } from '../testing/otlp-collector.ts';
import { assertStartable } from './assert-startable.ts';
import { type RunningServer, startServer } from './server.ts';
import { StartError } from './start-error.ts';

const accounts = [{ email: 'buyer@pasar.example', password: 'pasar1234', role: 'buyer' as const }];
/** As much of a demo as a gateway notices. */
const demo = {
  name: 'demo',
  isDemo: true,
  routes: (app: { get(path: string, respond: () => Response): unknown }) =>
    void app.get('/dev/mailbox', () => new Response('mail')),
  seed: { accounts, renew: async () => {}, fill: async () => 'seeded' as const },
};
const dataDir = join(freshFolder(), 'data');
const start = (folder: string, port = 0) =>
  startServer({
    dataDir: folder,
    port,
    apps: [builtFixture(shell), builtFixture(naming('0.1.0'))],
    plugins: [demo],
    log: silentLog,
  });

const freePort = async (): Promise<number> => {
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  return port;
};

let market: RunningServer;
let early: Response;
let collector: OtlpCollector;
beforeAll(async () => {
  collector = await openOtlpCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  vi.stubEnv('OTEL_METRIC_EXPORT_INTERVAL', '500');
  // Reported by the SDK while it opens, which stops no start.
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'unknown');
  const port = await freePort();
  const starting = start(dataDir, port);
  early = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), { timeout: 5_000, interval: 5 });
  market = await starting;
  vi.unstubAllEnvs();
}, 60_000);
afterAll(async () => {
  await market?.close();
  collector.close();
});

const at = async (path: string) => {
  const response = await fetch(market.url + path);
  return { status: response.status, text: await response.text() };
};

test('while a server starts its port is held and reports that', () => {
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
});

test('one process serves documents, the API and its health on one port', async () => {
  expect(await at('/')).toMatchObject({ status: 200, text: expect.stringContaining('made by 0.1.0') });
  expect((await at('/healthz')).status).toBe(200);
  expect(JSON.parse((await at('/api/none')).text)).toMatchObject({ code: 404 });
  expect((await at('/dev/mailbox')).status).toBe(200);
  expect(market.demoAccounts).toEqual(accounts);
});

test('a server sends the metrics of its pages and of its API [F41]', async () => {
  await at('/');
  await at('/api/none');
  const names = () => collector.metrics.map(({ name }) => name);
  const some = ['pasar_document_seconds', 'nodejs_eventloop_lag_seconds', 'pasar_http_request_seconds'];
  await vi.waitFor(() => expect(names()).toEqual(expect.arrayContaining(some)), { timeout: 15_000 });
});

test('the command line swaps a version under the running server [R9]', { tags: 'slow' }, async () => {
  const from = writeFixtureRelease(naming('0.1.1'));
  const run = (...argv: string[]) => runReleaseCli(argv, { dataDir, who: 'sari', write: () => {} });
  expect(await run('publish', 'storefront', '--version', '0.1.1', '--from', from)).toBe(0);
  expect((await at('/')).text).toContain('made by 0.1.0');
  expect(await run('promote', 'storefront', '0.1.1', '--reason', 'new')).toBe(0);
  await vi.waitFor(async () => expect((await at('/')).text).toContain('made by 0.1.1'), { timeout: 3_000 });
  expect(await run('rollback', 'storefront', '--reason', 'old')).toBe(0);
  await vi.waitFor(async () => expect((await at('/')).text).toContain('made by 0.1.0'), { timeout: 3_000 });
});

test('a second server on the same data is rejected in one sentence and harms nothing', async () => {
  const log = readFileSync(join(dataDir, 'releases/events.jsonl'), 'utf8');
  const sentence = `The data in ${dataDir} is in use by process ${process.pid}; stop that one first.`;
  await expect(start(dataDir)).rejects.toThrow(new StartError(sentence));
  expect(readFileSync(join(dataDir, 'releases/events.jsonl'), 'utf8')).toBe(log);
  expect((await at('/')).status).toBe(200);
});

test('a port in use is one sentence, before anything is touched', async () => {
  const port = Number(new URL(market.url).port);
  const folder = join(freshFolder(), 'other');
  const sentence = `Port ${port} is in use by another program; stop it or set PORT to another one.`;
  await expect(start(folder, port)).rejects.toThrow(new StartError(sentence));
  await expect(assertStartable({ dataDir: folder, port })).rejects.toThrow(new StartError(sentence));
  expect(existsSync(folder)).toBe(false);
});
