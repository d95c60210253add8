import { inLocale, locales, sellerProductEndpoints } from '@pasar/contract';
import type { APIRequestContext } from 'playwright/test';
import { linkTo } from '../fixtures/link-to.ts';
import { loadProduct, shirt } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/test.ts';
import { theSeller } from '../fixtures/trade.ts';

const attribute = (html: string, tag: RegExp, name: string): string | undefined =>
  new RegExp(`${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1]?.replaceAll('&amp;', '&');

/** The document as the server made it: one that comes late leaves its head to the browser. */
const documentAt = async (request: APIRequestContext, address: string, status = 200): Promise<string> => {
  let html = '';
  await expect(async () => {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, status]);
    html = await answer.text();
    expect(html).toContain('"mode":"ssr"');
  }).toPass();
  return html;
};

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address);

test('the site map leads to every kind of page, and each names itself and its other language [A50] @desktop', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = locations(await (await request.get(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '')).text());
  const parts = ['pages.xml', 'categories-1.xml', 'products-1.xml'];
  for (const part of parts) expect(index).toContain(`${baseURL}/sitemap/${part}`);
  for (const part of index) {
    const xml = await (await request.get(part)).text();
    const pages = locations(xml);
    expect(pages.length).toBeGreaterThan(1);
    // Middle of the file: any page will do.
    const address = pages[Math.floor(pages.length / 2)] ?? '';
    const html = await documentAt(request, address);
    expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(address);
    const path = new URL(address).pathname;
    for (const locale of locales) {
      const other = `${baseURL}${inLocale(path.replace(/^\/en(?=\/|$)/, '') || '/', locale)}`;
      expect(attribute(html, new RegExp(`<link rel="alternate" hreflang="${locale}"[^>]*>`), 'href')).toBe(
        other,
      );
      expect(pages).toContain(other);
    }
    const preview = attribute(html, /<meta property="og:image"[^>]*>/, 'content') ?? '';
    expect((await request.get(preview)).headers()['content-type']).toMatch(/^image\//);
  }
});

test('a filtered list points at the plain one, a search stays out, an unknown page is a 404 [A50] @desktop', async ({
  request,
  baseURL,
}) => {
  const html = (path: string) => documentAt(request, path);
  const narrowed = await html('/c/fashion?offer=discount&sort=price_asc&page=2');
  expect(attribute(narrowed, /<link rel="canonical"[^>]*>/, 'href')).toBe(`${baseURL}/c/fashion`);
  expect(narrowed).toContain('"@type":"ItemList"');
  const { slug } = await loadProduct((await theSeller(request)).api, shirt);
  // What others hang on to an address breaks no page and is not part of its name.
  for (const path of [
    '/',
    '/c',
    '/c/fashion',
    linkTo('storefront.product', { slug }),
    '/brands',
    '/promos',
    '/flash-sale',
  ]) {
    const marked = await html(`${path}?utm_source=surat&warna=biru`);
    expect(attribute(marked, /<link rel="canonical"[^>]*>/, 'href')).toBe(`${baseURL}${path}`);
  }
  const second = await html('/en/c/fashion?page=2');
  expect(attribute(second, /<link rel="canonical"[^>]*>/, 'href')).toBe(`${baseURL}/en/c/fashion?page=2`);
  expect(await html('/search?search=batik')).toContain('<meta name="robots" content="noindex">');
  expect(await html('/')).toContain('"@type":"SearchAction"');
  for (const path of ['/p/tidak-pernah-ada', '/c/tidak-ada', '/en/nowhere'])
    await documentAt(request, path, 404);
});

test('products that their seller deleted are removed: 410, out of the index, with alternatives [A50] @desktop', async ({
  page,
  request,
  mishaps,
}) => {
  mishaps.expect(/status of 410/);
  const seller = await theSeller(request);
  const { productId } = await loadProduct(seller.api, shirt);
  const { data: copy } = await seller.api(sellerProductEndpoints.duplicate, {
    body: { product_id: productId },
  });
  const one = { body: { product_id: copy.product_id } };
  await seller.api(sellerProductEndpoints.publish, one);
  const address = linkTo('storefront.product', { slug: copy.slug });
  await documentAt(request, address);
  await seller.api(sellerProductEndpoints.remove, one);
  for (const locale of locales) {
    const html = await documentAt(request, inLocale(address, locale), 410);
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
