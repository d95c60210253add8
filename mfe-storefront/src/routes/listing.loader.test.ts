// @vitest-environment node
import { productEndpoints } from '@pasar/contract';
import { afterEach, expect, test } from 'vitest';
import { sampleCard } from '../testing/sample-products.ts';
import { sampleFacets, sampleMeta } from '../testing/sample-responses.ts';
import { startSampleServer } from '../testing/sample-server.ts';
import { categoryLoader, searchLoader } from './listing.loader.ts';

let stop: () => Promise<void>;
const serve = async (...over: Parameters<typeof startSampleServer>) => {
  const server = await startSampleServer(...over);
  stop = server.stop;
  return server;
};
afterEach(() => stop());

test('a search by address requests the list with its text and every filter [SEARCH-01] [SEARCH-02]', async () => {
  const { argsFor, askedFor } = await serve();
  await searchLoader(
    argsFor(
      '/search?search=batik&category=batik&city=33.75&city=32.73&brand=5&storetype=official&price_min=100.000&rating=4&condition=new&sort=price_asc&page=2',
    ),
  );
  const [asked] = askedFor(productEndpoints.list.path);
  expect(asked && Object.fromEntries(asked.searchParams)).toMatchObject({
    search: 'batik',
    'category[]': 'batik',
    'brand[]': '5',
    'storetype[]': 'official',
    min_price: '100000',
    rating: '4',
    condition: 'new',
    sort: 'price_asc',
    page: '2',
  });
  expect(asked?.searchParams.getAll('city[]')).toEqual(['33.75', '32.73']);
});

test('what an address carries for others stays on the page [SPEC-7]', async () => {
  const { argsFor, askedFor } = await serve();
  await searchLoader(argsFor('/search?search=batik&utm_source=surat&fbclid=abc&warna=biru'));
  const sent = askedFor(productEndpoints.list.path).flatMap((url) => [...url.searchParams.keys()]);
  expect(sent).toContain('search');
  for (const name of ['utm_source', 'fbclid', 'warna']) expect(sent).not.toContain(name);
});

test('a category page lists the category; selections in it filter the list', async () => {
  const { argsFor, askedFor } = await serve();
  await categoryLoader(argsFor('/c/fashion', { slug: 'fashion' }));
  await categoryLoader(argsFor('/c/fashion?category=batik', { slug: 'fashion' }));
  expect(askedFor(productEndpoints.list.path).map((url) => url.searchParams.getAll('category[]'))).toEqual([
    ['fashion'],
    ['batik'],
  ]);
});

test('a category that does not exist is a page that does not exist', async () => {
  const { argsFor } = await serve();
  await expect(categoryLoader(argsFor('/c/perahu', { slug: 'perahu' }))).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test('a selected option without hits still has its name', async () => {
  const { argsFor } = await serve();
  const { listing } = await searchLoader(argsFor('/search?city=34.71&brand=9'));
  expect(listing?.facets.cities.at(-1)).toEqual({ id: '34.71', name: 'Kota Yogyakarta', total: 0 });
  expect(listing?.facets.brands.at(-1)).toEqual({ id: 9, name: 'Lurik Kita', total: 0 });
});

test('a search without hits brings what others buy [A41]', async () => {
  const found = { facets: sampleFacets, suggestion: null };
  const { argsFor } = await serve({
    [productEndpoints.list.path]: (query) =>
      query.get('sort') === 'bestseller'
        ? { ...found, data: [sampleCard(8)], meta: sampleMeta() }
        : { ...found, data: [], meta: sampleMeta({ total: 0 }) },
  });
  const { listing } = await searchLoader(argsFor('/search?search=kursi'));
  expect(listing).toMatchObject({ items: [], popular: [{ id: 8 }] });
});

test('the list works without the category tree', async () => {
  const { argsFor } = await serve({ [productEndpoints.categoryTree.path]: { data: null } });
  const { tree, listing } = await searchLoader(argsFor('/search'));
  expect(tree).toEqual([]);
  expect(listing?.items).toHaveLength(2);
});

test('a category whose tree failed to load is named by its list; an unknown one is not found', async () => {
  const { argsFor } = await serve({ [productEndpoints.categoryTree.path]: { data: null } });
  const { tree, lone } = await categoryLoader(argsFor('/c/batik', { slug: 'batik' }));
  expect([tree, lone?.name]).toEqual([[], 'Batik']);
  await expect(categoryLoader(argsFor('/c/perahu', { slug: 'perahu' }))).rejects.toMatchObject({
    kind: 'invalid-answer',
  });
});
