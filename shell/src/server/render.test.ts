// @vitest-environment node
/// <reference types="node" />
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixturePlan } from '../testing/fixture-plan.ts';
import { fixtureSlice } from '../testing/fixture-slice.tsx';
import { dewi } from '../testing/users.ts';
import { render } from './render.tsx';
import type { RenderInput } from './render-input.ts';

let market: Server;
const arrived: { path: string | undefined; headers: NodeJS.Dict<string | string[]> }[] = [];

const menuIn = (language: string | undefined) => {
  const name = language?.startsWith('en') ? 'Groceries' : 'Sembako';
  const root = { id: 1, name, slug: 'sembako', icon: 'sembako', children: [], banner: null };
  return JSON.stringify({ code: 200, message: 'OK', data: [root] });
};

beforeAll(async () => {
  // A marketplace that knows one token.
  market = createServer(({ url, headers }, response) => {
    arrived.push({ path: url, headers });
    const known = headers.authorization === 'Bearer good';
    const data = { user: { id: 7, ...dewi }, expires_at: '', new_notification: 4, cart_items: 2 };
    response.setHeader('content-type', 'application/json');
    if (url === '/api/header/megamenu') return response.end(menuIn(headers['accept-language']));
    response.end(
      JSON.stringify(known ? { code: 200, message: 'OK', data } : { code: 401, message: 'no', data: null }),
    );
  });
  await new Promise<void>((done) => market.listen(0, '127.0.0.1', done));
});
afterAll(() => market.close());

const ask = (path: string, more: Partial<RenderInput> = {}) =>
  render({
    url: `http://localhost:4000${path}`,
    plan: fixturePlan,
    slices: { storefront: { slice: fixtureSlice } },
    content: true,
    apiBase: `http://127.0.0.1:${(market.address() as AddressInfo).port}/api/`,
    nonce: 'n0nce',
    planId: fixturePlan.id,
    signal: new AbortController().signal,
    headers: { requestId: 'r1', client: '203.0.113.7' },
    ...more,
  });

test('a page comes with content, language, title, styles and what the browser needs to take over', async () => {
  const page = await ask('/en/p/merah');
  expect(page).toMatchObject({ status: 200, mode: 'ssr', lang: 'en', pages: ['storefront.product'] });
  expect(page.html).toMatch(
    /<main id="main"[^>]*>.*<h1 class="css-[^"]+">Beras merah<\/h1><p>Buy Rp74.500 en visitor/,
  );
  expect(page.head).toContain('<title>Beras merah | Pasar</title>');
  expect(page.css.text).toContain('color:rebeccapurple');
  // Styles for old browsers would be a third of the document's.
  expect(page.css.text).toContain('display:flex');
  expect(page.css.text).not.toMatch(/-webkit-(box|flex)|-ms-/);
  expect(page.css.ids.split(' ').length).toBeGreaterThan(20);
  expect(page.hydration).toMatchObject({
    slice: '1.0.0',
    session: { user: null },
    router: { loaderData: { 'storefront.product': { name: 'Beras merah' } } },
  });
});

test('of a slice only the page at the address is loaded, for a signed-in user evaluates all of it anew [B31]', async () => {
  const pages = fixtureSlice.pages.map((page) =>
    page.id === 'storefront.product'
      ? page
      : { ...page, component: () => Promise.reject(new Error(`${page.id} was loaded`)) },
  );
  const slice = { ...fixtureSlice, pages };
  expect(await ask('/p/merah', { slices: { storefront: { slice } } })).toMatchObject({
    status: 200,
    mode: 'ssr',
  });
});

test('the footer names the categories in the language of the page, requested once', async () => {
  for (const _ of [1, 2]) {
    expect((await ask('/p/merah')).html).toMatch(/<footer.*href="\/c\/sembako"[^>]*>Sembako</);
    expect((await ask('/en/p/merah')).html).toMatch(/<footer.*href="\/en\/c\/sembako"[^>]*>Groceries</);
  }
  expect((await ask('/p/merah', { content: false })).html).toContain('>Sembako<');
  expect(arrived.filter(({ path }) => path === '/api/header/megamenu')).toHaveLength(2);
});

test('the markup contains no inline style and no script [S16]', async () => {
  const { html } = await ask('/p/merah');
  expect(html).not.toMatch(/<script|<style|\sstyle=/);
});

test('the page of a signed-in user names them and shows their counts', async () => {
  const page = await ask('/p/merah', { token: 'good' });
  expect(page.html).toContain('Dewi Larasati');
  expect(page.hydration.session).toMatchObject({
    user: { email: 'dewi@pasar.example' },
    counts: { cart: 2, notifications: 4 },
  });
  expect(page.hydration.session?.user).not.toHaveProperty('id');
  expect(JSON.stringify(page)).not.toContain('Bearer');
  expect(arrived.findLast(({ path }) => path === '/api/auth/session')).toMatchObject({
    path: '/api/auth/session',
    headers: { 'x-request-id': 'r1', 'x-pasar-client': '203.0.113.7', 'x-pasar-plan': fixturePlan.id },
  });
});

test('a page may be shared when it is complete and not personal [P12]', async () => {
  const shared = async (path: string, more: Partial<RenderInput> = {}) => (await ask(path, more)).shared;
  expect(await shared('/p/merah')).toBe(true);
  expect(await shared('/p/merah', { token: 'good' })).toBe(false);
  expect(await shared('/p/merah', { token: 'forged' })).toBe(false);
  expect(await shared('/p/merah', { content: false })).toBe(false);
  expect(await shared('/en/c/mine')).toBe(false);
});

test('a token that the marketplace rejects makes a visitor’s page and is cleared', async () => {
  const page = await ask('/p/merah', { token: 'forged' });
  expect(page).toMatchObject({ status: 200, clearToken: true, hydration: { session: { user: null } } });
});

test('a page for users sends visitors to the login in their language', async () => {
  expect(await ask('/en/c/mine?page=2')).toMatchObject({
    status: 302,
    redirect: '/en/login?next=%2Fc%2Fmine%3Fpage%3D2',
  });
  expect((await ask('/c/mine', { token: 'good' })).html).toContain('<h1>mine</h1>');
});

test.each([
  ['nobody owns', '/nowhere'],
  ['has nothing to show', '/en/p/nothing'],
])('an address that %s is a 404 page in the frame', async (_, path) => {
  const page = await ask(path);
  expect(page).toMatchObject({ status: 404, mode: 'ssr' });
  expect(page.html).toMatch(/<header.*<h1[^>]*>(Halaman tidak ditemukan|Page not found)<\/h1>.*<footer/);
  expect(page.head).toContain('noindex');
});

test('removed products are a 410, with the page that their loader returns or the shell’s own [A50]', async () => {
  const own = await ask('/p/sold-off');
  expect(own).toMatchObject({ status: 410, mode: 'ssr' });
  expect(own.html).toContain('>Beras yang dulu</h1>');
  const bare = await ask('/en/p/deleted');
  expect(bare.status).toBe(410);
  expect(bare.html).toContain('This page no longer exists</h1>');
  expect(bare.head).toContain('noindex');
});

test('a late page is a layout with a skeleton; no loader has run', async () => {
  const before = arrived.length;
  const page = await ask('/p/merah', { content: false, token: 'good' });
  expect(page).toMatchObject({ status: 200, mode: 'frame' });
  expect(page.html).toContain('bones of a product');
  expect(arrived.length).toBe(before);
});

test('without the slice’s bundle the layout is complete and requests the slice early', async () => {
  const page = await ask('/p/merah', { slices: {}, content: false });
  expect(page).toMatchObject({ mode: 'frame', status: 200, pages: ['storefront.'] });
  expect(page.html).toMatch(/aria-busy="true"/);
  expect(page.hydration).not.toHaveProperty('slice');
});

test('a page that breaks while rendering becomes a layout for the browser to finish, with status "later"', async () => {
  const page = await ask('/search');
  expect(page).toMatchObject({ mode: 'frame', status: 503, shared: false });
  expect(page.html).toMatch(/<header.*bones of a list.*<footer/);
});

test('removed products stay a 410 when their page breaks while rendering [A50]', async () => {
  expect(await ask('/p/breaks', { token: 'forged' })).toMatchObject({
    mode: 'frame',
    status: 410,
    clearToken: true,
  });
});

test('a slice that is switched off gives 503 in a layout that works', async () => {
  const page = await ask('/seller/store');
  expect(page).toMatchObject({ status: 503, mode: 'frame' });
  expect(page.html).toMatch(/<header.*<footer/);
});

test('two languages at the same time do not mix', async () => {
  const [indonesian, english] = await Promise.all([ask('/p/merah'), ask('/en/p/merah')]);
  expect(indonesian.html).toContain('Beli Rp74.500 id');
  expect(english.html).toContain('Buy Rp74.500 en');
  expect(indonesian.html).not.toContain('Search for rice');
});

test('documents of two plans that are in work at once link where each plan says', async () => {
  const moved = { ...fixturePlan, links: { ...fixturePlan.links, 'storefront.product': '/produk/:slug' } };
  const [usual, other] = await Promise.all([ask('/p/merah'), ask('/p/merah', { plan: moved })]);
  expect(usual.html).toContain('<a href="/p/next">/p/drawn</a>');
  expect(other.html).toContain('<a href="/produk/next">/produk/drawn</a>');
});
