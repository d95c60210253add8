import type { HeadArgs } from '@pasar/slice-kit';
import { loadPageFiles } from '@pasar/slice-kit/testing';
import { expect, test } from 'vitest';
import { homeHead } from './routes/home.head.ts';
import { listingHead } from './routes/listing.head.ts';
import { productHead } from './routes/product.head.ts';
import { slice } from './slice.ts';
import { sampleCard } from './testing/sample-products.ts';
import { sampleFacets, sampleMeta } from './testing/sample-responses.ts';

const t = ((key: string, values: object = {}) =>
  `${key} ${Object.values(values).join(' ')}`.trim()) as unknown as HeadArgs['t']; // says what it was asked for
const bare = {
  data: undefined,
  params: {},
  locale: 'id' as const,
  origin: 'https://pasar.example',
  t,
};

const listing = (search: string, page: number, narrowed = false) => ({
  asked: { search, page, narrowed },
  listing: {
    items: [sampleCard(1)],
    meta: sampleMeta(),
    facets: sampleFacets,
    suggestion: null,
    popular: [],
  },
  tree: [{ id: 3, name: 'Sembako', slug: 'sembako', total: 300, children: [] }],
});
type ListingArgs = Parameters<typeof listingHead>[0];

test('the slice has the pages of shopping', () => {
  expect(slice.pages.map(({ id, path }) => [id, path])).toEqual([
    ['storefront.home', ''],
    ['storefront.search', 'search'],
    ['storefront.categories', 'c'],
    ['storefront.category', 'c/:slug'],
    ['storefront.product', 'p/:slug'],
    ['storefront.store', 'store/:slug'],
    ['storefront.brands', 'brands'],
    ['storefront.flashSale', 'flash-sale'],
    ['storefront.promos', 'promos'],
    ['storefront.promo', 'promos/:id'],
    ['storefront.cart', 'cart'],
    ['storefront.checkout', 'checkout'],
    ['storefront.payment', 'payment/:code'],
    ['storefront.addressBook', 'address-book'],
    ['storefront.wishlist', 'wishlist'],
  ]);
});

const texts = (table: object): string[] =>
  Object.values(table).flatMap((entry) => (typeof entry === 'string' ? [entry] : texts(entry)));

const tables = (locale: 'id' | 'en') =>
  Promise.all([slice.locales[locale](), ...slice.pages.map((page) => page.texts?.[locale]() ?? {})]);

test('no text is empty, and no text shouts', async () => {
  const all = await Promise.all([tables('id'), tables('en')]);
  for (const text of all.flatMap(texts)) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toContain('!');
  }
});

test('every page has a title before its data is there', () => {
  for (const head of [homeHead, listingHead, productHead]) expect(head(bare).title).not.toBe('');
});

test('filters and order do not make another page for search engines', () => {
  const args = (over: object) => ({ ...bare, ...over }) as unknown as ListingArgs; // brands of ids do not matter here
  expect(listingHead(args({ data: listing('', 1), params: { slug: 'sembako' } })).canonical).toBe(
    '/c/sembako',
  );
  expect(listingHead(args({ data: listing('', 2), params: { slug: 'sembako' } })).canonical).toBe(
    '/c/sembako?page=2',
  );
  expect(listingHead(args({ data: listing('', 2, true), params: { slug: 'sembako' } })).canonical).toBe(
    '/c/sembako',
  );
  expect(listingHead(args({ data: listing('batik', 1) }))).toMatchObject({
    robots: 'noindex',
    canonical: '/search',
  });
});

test('the first image of a list is requested before any script [P11]', () => {
  const head = listingHead({ ...bare, data: listing('', 1) } as unknown as ListingArgs); // brands of ids do not matter here
  expect(head.lcp).toMatchObject({ href: '/media/p1-300.webp', sizes: expect.stringContaining('50vw') });
});

test('a list describes its items and its breadcrumb, with absolute addresses [A50]', () => {
  const data = listing('', 1);
  const head = listingHead({ ...bare, data, params: { slug: 'sembako' } } as unknown as ListingArgs); // brands of ids do not matter here
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: 'https://pasar.example/p/beras-pandan-wangi-1' }],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2, item: 'https://pasar.example/c/sembako' }],
    },
  ]);
});

test.each(slice.pages.map((page) => [page.id, page] as const))('%s finds its files by its name', (_, page) =>
  expect(loadPageFiles(page)).resolves.toBeDefined(),
);
