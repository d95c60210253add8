import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type FixtureGateway,
  shell,
  startFixtureGateway,
  storefront,
} from '../../testing/fixture-gateway.ts';
import { goLive } from '../../testing/fixture-registry.ts';

let gateway: FixtureGateway;
const publicUrl = 'https://pasar.example';
beforeAll(async () => {
  gateway = await startFixtureGateway([shell, storefront('1.0.0', "return { html: '' };")], { publicUrl });
});
afterAll(() => gateway.close());

test('the index names the parts of which a slice has the pages, with their latest change [A50]', async () => {
  const { status, headers, text } = await gateway.ask('/sitemap.xml');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  expect(text.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://pasar.example/sitemap/pages.xml',
    '<loc>https://pasar.example/sitemap/products-1.xml',
  ]);
  expect(text).toContain('<lastmod>2026-11-20T05:00:00.000Z</lastmod>');
});

test('pages of one user are in no file; public ones are there in both languages [A50]', async () => {
  const { text } = await gateway.ask('/sitemap/pages.xml');
  expect(text.match(/<loc>[^<]+/g)).toEqual(['<loc>https://pasar.example/', '<loc>https://pasar.example/en']);
});

test('a part lists its pages with alternates for each language and x-default, as packed as is wanted [A50]', async () => {
  const plain = await gateway.ask('/sitemap/products-1.xml');
  expect(plain.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(plain.text.match(/<url>/g)).toHaveLength(1_200);
  const alternates =
    '<xhtml:link rel="alternate" hreflang="id" href="https://pasar.example/p/kaos-0"/>' +
    '<xhtml:link rel="alternate" hreflang="en" href="https://pasar.example/en/p/kaos-0"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://pasar.example/p/kaos-0"/>';
  expect(plain.text.split(alternates)).toHaveLength(3);
  const packed = await gateway.ask('/sitemap/products-1.xml', { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
});

test.each(['products-2', 'products-0', 'people-1', 'categories-1', 'products-1.xml/x'])(
  '%s is no file of it',
  async (name) => {
    expect((await gateway.ask(`/sitemap/${name}.xml`)).status).not.toBe(200);
  },
);

test('site map and robots follow what live releases declare, and nothing restarts [F8]', async () => {
  const help = {
    app: 'help',
    version: '1.0.0',
    routes: [
      { id: 'help.home', path: 'cart-help', chunks: [], sitemap: true as const },
      { id: 'help.drafts', path: 'drafts/:name', chunks: [], robots: 'disallow' as const },
      { id: 'help.search', path: 'cart-help/search', chunks: [] },
      { id: 'help.article', path: 'cart-help/:name', chunks: [], sitemap: { names: ['pay', 'send back'] } },
    ],
  };
  await goLive(gateway.registry, help);
  await vi.waitFor(async () => {
    const { text } = await gateway.ask('/sitemap/pages.xml');
    expect(text.match(/<loc>[^<]+/g)).toEqual(
      ['/', '/cart-help', '/cart-help/pay', '/cart-help/send%20back']
        .flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`])
        .map((path) => `<loc>${publicUrl}${path}`),
    );
  });
  const { text } = await gateway.ask('/robots.txt');
  expect(text.split('\n').filter((line) => !/api|ops|dev/.test(line))).toEqual([
    'User-agent: *',
    ...['/cart', '/en/cart', '/drafts/', '/en/drafts/'].map((path) => `Disallow: ${path}`),
    ...['', '/pay', '/send%20back'].flatMap((name) =>
      ['', '/en'].map((lead) => `Allow: ${lead}/cart-help${name}`),
    ),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]);
});
