import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FixtureGateway,
  requestAt,
  shell,
  startFixtureGateway,
  storefront,
} from '../../testing/fixture-gateway.ts';
import { sliceCode } from '../../testing/fixture-pages.ts';
import { type FixtureRelease, writeFixtureRelease } from '../../testing/fixture-release.ts';
import { openWorkplace, type Workplace } from './open-workplace.ts';

const help = (body: string): FixtureRelease => ({
  app: 'help',
  version: '0.0.0-dev',
  server: sliceCode(body),
  contract: { calls: [{ call: 'GET /sitemap', schema: '' }], links: ['help.home'] },
  routes: [{ id: 'help.home', path: 'help', chunks: [] }],
  navigation: [{ slot: 'footer', page: 'help.home', label: { id: 'Bantuan', en: 'Help' } }],
});

const page = `
  if (new URL(input.url).searchParams.has('broken')) throw new Error('no such luck');
  const answer = await fetch(input.apiBase + 'sitemap');
  return { html: 'bantuan ' + (input.token ? 'member' : 'visitor') + ' ' + await answer.text(), pages: ['help.home'] };
`;

const html = { accept: 'text/html' };
let market: FixtureGateway;
let workplace: Workplace;
let ask: FixtureGateway['ask'];
const faults: string[] = [];

beforeAll(async () => {
  market = await startFixtureGateway([shell, storefront('1.0.0', 'return { html: "toko" };')]);
  workplace = await openWorkplace({
    at: market.url,
    slice: 'help',
    shell: writeFixtureRelease({ ...shell, version: '0.0.0-dev' }),
    patterns: { 'buyer.orders': '/account/orders' },
    port: 0,
    session: (request) => (request.url.endsWith('/r/dev/changes') ? new Response('news') : undefined),
    onFault: (message) => faults.push(message),
  });
  ask = requestAt(`http://127.0.0.1:${workplace.port}`);
  await workplace.take(writeFixtureRelease(help(page)));
});
afterAll(async () => {
  await workplace.close();
  await market.close();
});

const planIn = (text: string) => JSON.parse(/id="__plan">(.*?)<\/script>/.exec(text)?.[1] ?? '{}');

test('the slice is rendered here on data of the market, for visitors and for who is signed in [F46]', async () => {
  const { status, text } = await ask('/help', { headers: html });
  expect(status).toBe(200);
  expect(text).toContain('"mode":"ssr"');
  expect(text).toMatch(/bantuan visitor .*categories/);
  const { text: mine } = await ask('/en/help', {
    headers: { ...html, cookie: 'pasar_token=eyJh.eyJz.c2ln' },
  });
  expect(mine).toContain('bantuan member');
});

test('its plan is that of the market with this shell and this slice, and links of both [F46]', async () => {
  const plan = planIn((await ask('/help', { headers: html })).text);
  expect(plan.shell.version).toBe('0.0.0-dev');
  expect(plan.slices).toMatchObject({
    help: { version: '0.0.0-dev.1', base: '/r/help/0.0.0-dev.1/', paths: ['help'] },
    storefront: { version: '1.0.0' },
  });
  expect(plan.links).toMatchObject({ 'help.home': '/help', 'buyer.orders': '/account/orders' });
  expect(plan.navigation).toEqual([
    { slot: 'footer', page: 'help.home', path: '/help', label: { id: 'Bantuan', en: 'Help' } },
  ]);
});

test('pages of others are left to the browser, in the same plan; all else is the market’s', async () => {
  const other = await ask('/', { headers: html });
  expect(other.text).toContain('"mode":"csr"');
  expect(planIn(other.text).slices.help).toBeDefined();
  expect((await ask('/api/headers')).status).toBe(200);
  expect((await ask('/r/storefront/1.0.0/home.js')).text).toBe('/* home 1.0.0 */');
  expect((await ask('/favicon.svg')).status).toBe(200);
  expect((await ask('/r/dev/changes')).text).toBe('news');
});

test('what a page tries to change at the market arrives as from the market itself', async () => {
  const headers = { origin: `http://localhost:${workplace.port}`, 'content-type': 'text/plain' };
  const { text } = await ask('/api/echo', { method: 'POST', headers, body: 'cart' });
  expect(text).toBe('cart');
  const told = JSON.parse((await ask('/api/headers', { headers })).text);
  expect(told.origin).toBe(market.url);
});

test('nothing of it is counted at the market, and no open page reloads', async () => {
  for (const path of ['/r/beacon', '/r/errors', '/r/csp'])
    expect((await ask(path, { method: 'POST', body: '{}' })).status).toBe(204);
  expect((await ask('/r/plan')).status).toBe(503);
});

test('a page that throws is named, and its frame is shown', async () => {
  const { text } = await ask('/help?broken', { headers: html });
  expect(text).not.toContain('bantuan');
  expect(faults.join()).toContain('no such luck');
});

test('a new build is in the next document; a page that loads still gets its files', async () => {
  await workplace.take(writeFixtureRelease(help("return { html: 'bantuan baru' };")));
  expect((await ask('/help', { headers: html })).text).toContain('bantuan baru');
  for (const build of [1, 2])
    expect((await ask(`/r/help/0.0.0-dev.${build}/remoteEntry.js`)).status).toBe(200);
  expect((await ask('/r/help/0.0.0-dev.1/release.json')).status).toBe(404);
});

test('without a market or with a port in use it says so in a sentence', async () => {
  const options = { slice: 'help', shell: writeFixtureRelease(shell), patterns: {}, port: 0 };
  const none = { session: () => undefined, onFault: () => undefined };
  await expect(openWorkplace({ ...options, ...none, at: 'http://127.0.0.1:9' })).rejects.toThrow(
    'does not answer',
  );
  await expect(openWorkplace({ ...options, ...none, at: market.url, port: workplace.port })).rejects.toThrow(
    `Port ${workplace.port} is in use`,
  );
});
