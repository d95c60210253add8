import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { openAccounts } from '@pasar/api';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { runReleaseCli } from '../cli/run-release-cli.ts';
import { openRegistry } from '../registry/index.ts';
import { requestAt, shell, storefront } from '../testing/fixture-gateway.ts';
import { silentLog } from '../testing/fixture-pages.ts';
import { actor, builtFixture } from '../testing/fixture-registry.ts';
import { freshFolder } from '../testing/fixture-release.ts';
import { embeddedDatabase } from './assert-production.ts';
import { type RunningServer, startServer } from './server.ts';

/** Each page says which one it is, for its preflight. */
const pageOf = `'storefront.' + (input.pathname.startsWith('/p/') ? 'product' : input.pathname.slice(1) || 'home')`;

/** What a checkout has built. */
const checkout = (version: string) =>
  [shell, storefront(version, `return { html: 'page ${version}', pages: [${pageOf}] };`)].map(builtFixture);

let market: string;
beforeAll(async () => {
  market = freshFolder();
  const accounts = await openAccounts({ dataDir: market, databaseUrl: embeddedDatabase(market) });
  await accounts.add({ email: 'admin@pasar.test', fullname: 'Meja', role: 'staff' });
  await accounts.close();
}, 120_000);

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((one) => one.close())));

/** A machine of a market in production, with a separate data folder. */
const start = async (releasesDir: string, apps: ReturnType<typeof checkout>) => {
  const dataDir = freshFolder();
  cpSync(market, dataDir, { recursive: true });
  const { port, server } = await startOn(dataDir, releasesDir, apps);
  running.push(server);
  return requestAt(`http://127.0.0.1:${port}`);
};

const startOn = async (dataDir: string, releasesDir: string, apps: ReturnType<typeof checkout>) => {
  let port = 0;
  const { createServer } = await import('node:net');
  await new Promise<void>((done) => {
    const free = createServer().listen(0, '127.0.0.1', () => {
      ({ port } = free.address() as { port: number });
      free.close(() => done());
    });
  });
  const server = await startServer({
    mode: 'production',
    publicUrl: 'https://pasar.example',
    smtpUrl: 'smtp://127.0.0.1:1',
    dataDir,
    releasesDir,
    apps,
    port,
    log: silentLog,
  });
  return { port, server };
};

const bootstrap = async (releasesDir: string, apps: ReturnType<typeof checkout>) => {
  const said: string[] = [];
  const write = (text: string) => void said.push(text);
  const code = await runReleaseCli(['bootstrap'], {
    dataDir: '',
    releasesDir,
    apps,
    write,
    writeError: write,
  });
  return { code, said: said.join('') };
};

test('a second machine with another checkout changes nothing that visitors get [F42]', {
  tags: 'slow',
  timeout: 120_000,
}, async () => {
  const releasesDir = join(freshFolder(), 'releases');
  expect(await bootstrap(releasesDir, checkout('1.0.0'))).toMatchObject({ code: 0 });
  const log = () => openRegistry({ dataDir: '', releasesDir }).events();
  const before = log();
  const first = await start(releasesDir, checkout('1.0.0'));
  const second = await start(releasesDir, checkout('2.0.0'));
  for (const ask of [first, second]) {
    expect((await ask('/')).text).toContain('page 1.0.0');
    expect(await ask('/readyz')).toMatchObject({ status: 200, text: '{"ready":true}' });
  }
  expect(log()).toEqual(before);
});

test('without a live shell a server says so, and serves as soon as there is one [F42]', {
  tags: 'slow',
  timeout: 120_000,
}, async () => {
  const releasesDir = join(freshFolder(), 'releases');
  const ask = await start(releasesDir, checkout('1.0.0'));
  expect((await ask('/')).status).toBe(503);
  const { status, text } = await ask('/readyz');
  expect([status, JSON.parse(text)]).toEqual([
    503,
    {
      ready: false,
      why: 'The release log is empty: `npm run release -- bootstrap` makes the first releases live.',
    },
  ]);
  expect(openRegistry({ dataDir: '', releasesDir }).events()).toEqual([]);
  await bootstrap(releasesDir, checkout('1.0.0'));
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 5_000 }).toBe(200);
  expect((await ask('/')).status).toBe(200);
});

test('bootstrap fills an empty log only [F42]', async () => {
  const releasesDir = join(freshFolder(), 'releases');
  await bootstrap(releasesDir, checkout('1.0.0'));
  const registry = openRegistry({ dataDir: '', releasesDir });
  await registry.disable({ ...actor, app: 'storefront' });
  const before = registry.events();
  const again = await bootstrap(releasesDir, checkout('2.0.0'));
  expect(again).toMatchObject({
    code: 1,
    said: expect.stringContaining('bootstrap fills an empty one only'),
  });
  expect(registry.events()).toEqual(before);
});
