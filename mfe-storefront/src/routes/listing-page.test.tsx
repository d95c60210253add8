import { productEndpoints, searchEndpoints } from '@pasar/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { sampleCard } from '../testing/sample-products.ts';
import { type Responses, sampleFacets, sampleMeta } from '../testing/sample-responses.ts';
import { sampleStore } from '../testing/sample-stores.ts';

afterEach(cleanup);

const open = (path: string, answers: Responses = {}, locale: 'id' | 'en' = 'id') =>
  openStorefront(path, { answers, locale });
const filters = () => screen.getByRole('complementary', { name: 'Saring' });

test('a search shows its query and the number of hits [SEARCH-02]', async () => {
  await open('/search?search=batik');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hasil untuk “batik”');
  expect(screen.getByText('214 produk')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('pages are real links that preserve the filters [SEARCH-01]', async () => {
  await open('/search?city=33.75', {}, 'en');
  const next = screen.getByRole('link', { name: 'Next page' });
  expect(next.getAttribute('href')).toBe('/en/search?city=33.75&page=2');
});

test('a cursor leads to pages that lie deep between both ends of a list [Q6]', async () => {
  const answer = (current_page: number) => ({
    [productEndpoints.list.path]: {
      data: [sampleCard(1)],
      meta: sampleMeta({ total: 100_000, per_page: 24, current_page, last_page: 4_167 }),
      facets: sampleFacets,
      suggestion: null,
      cursors: { next: 'bmV4dA', prev: 'cHJldg' },
    },
  });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await open('/search?page=600&after=eA', answer(600));
  expect(hrefOf('Halaman berikutnya')).toBe('/search?page=601&after=bmV4dA');
  expect(hrefOf('Halaman sebelumnya')).toBe('/search?page=599&after=cHJldg');
  expect(hrefOf('Halaman 4167')).toBe('/search?page=4167');
  cleanup();
  await open('/search?page=3', answer(3));
  expect(hrefOf('Halaman berikutnya')).toBe('/search?page=4');
});

test('a found product that is opened is counted with its search, other presses are not', {
  tags: 'slow',
}, async () => {
  const found = (search_id: string | null) => ({
    [productEndpoints.list.path]: {
      data: [sampleCard(1), sampleCard(2)],
      meta: sampleMeta({ total: 2 }),
      facets: sampleFacets,
      suggestion: null,
      search_id,
    },
    [searchEndpoints.click.path]: { data: null },
  });
  const { callsOf } = await open('/search?search=beras', found('sealed'));
  const clicks = () => callsOf(searchEndpoints.click.path).map(({ body }) => body);
  await userEvent.click(screen.getAllByText('Kab. Cianjur')[0] as HTMLElement);
  await userEvent.click(screen.getByRole('link', { name: 'Beras Pandan Wangi 2' }));
  await waitFor(() => expect(clicks()).toEqual([{ search_id: 'sealed', product_id: 2 }]));
  cleanup();
  const silent = await open('/search', found(null));
  await userEvent.click(screen.getByRole('link', { name: 'Beras Pandan Wangi 1' }));
  await waitFor(() => expect(silent.address()).toMatch('/p/'));
  expect(silent.callsOf(searchEndpoints.click.path)).toEqual([]);
});

test('a list says that it is behind [Q40]', async () => {
  const answer = (behind: boolean) => ({
    [productEndpoints.list.path]: {
      data: [sampleCard(1)],
      meta: sampleMeta({ total: 1 }),
      facets: sampleFacets,
      suggestion: null,
      behind,
    },
  });
  await open('/search', answer(false));
  expect(screen.queryByText('Hasil pencarian tertinggal beberapa menit')).toBeNull();
  cleanup();
  await open('/search', answer(true));
  expect(screen.getByText('Hasil pencarian tertinggal beberapa menit')).toBeTruthy();
});

test('a degraded list names the order that it leaves out, counts roughly and turns pages by cursors [Q48]', async () => {
  const answer = (more: object) => ({
    [productEndpoints.list.path]: {
      data: [sampleCard(1)],
      meta: sampleMeta({ total: 1_000, per_page: 24, current_page: 2, last_page: 42 }),
      facets: { ...sampleFacets, storetype: [] },
      suggestion: null,
      cursors: { next: 'bmV4dA', prev: 'cHJldg' },
      degraded: true,
      ...more,
    },
  });
  const path = '/search?storetype=official&sort=price_asc&page=2';
  const named = { [productEndpoints.storeTypes.path]: { data: [{ id: 'official', name: 'Toko resmi' }] } };
  await open(path, { ...named, ...answer({ total_capped: true, degraded_without: ['sort'] }) });
  expect(screen.getByText(/Urutan yang kamu pilih belum tersedia/)).toBeTruthy();
  expect(screen.getByText('Lebih dari 1.000 produk · Halaman 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hapus saringan Toko resmi' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Halaman berikutnya' }).getAttribute('href')).toMatch(
    /page=3&after=bmV4dA$/,
  );
  cleanup();
  await open(path, answer({}));
  expect(screen.queryByText(/Urutan yang kamu pilih belum tersedia/)).toBeNull();
  expect(screen.getByText('1.000 produk · Halaman 2')).toBeTruthy();
});

test('turning a page leads the focus back to the heading, and the number is announced [A3]', async () => {
  await open('/search', {
    [productEndpoints.list.path]: {
      data: [sampleCard(1)],
      meta: sampleMeta({ total: 214, last_page: 9 }),
      facets: sampleFacets,
      suggestion: null,
    },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Halaman 2' }));
  expect((await screen.findByText('214 produk · Halaman 2')).getAttribute('role')).toBe('status');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Semua produk'));
});

test('a category page has its name, its breadcrumb, and its own children as options', async () => {
  await open('/c/fashion');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fashion');
  expect(within(screen.getByRole('navigation', { name: 'Kamu di sini' })).getByText('Beranda')).toBeTruthy();
  expect(within(filters()).getByRole('checkbox', { name: 'Batik 2' })).toHaveProperty('value', 'batik');
});

test('the address of a retired category leads to its successor [B28]', async () => {
  const tree = { data: [{ id: 1, name: 'Fashion', slug: 'fashion', total: 3, children: [] }] };
  await open('/c/kemeja', {
    [productEndpoints.categoryTree.path]: { ...tree, moved: { kemeja: 'fashion' } },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Fashion');
});

test('categories that did not come are named beside the products [ERR-01]', async () => {
  await openStorefront('/search', { broken: [productEndpoints.categoryTree.path], locale: 'en' });
  expect(screen.getAllByText('Categories Error Connection To Server').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en/search');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a search with few hits suggests another spelling', async () => {
  await open('/search?search=batk', {
    [productEndpoints.list.path]: {
      data: [sampleCard(1)],
      meta: sampleMeta({ total: 1 }),
      facets: sampleFacets,
      suggestion: 'batik',
    },
  });
  expect(screen.getByRole('link', { name: 'batik' }).getAttribute('href')).toBe('/search?search=batik');
});

test('a corrected search shows that, and the way to the words as they were typed [Q20]', async () => {
  await open('/search?search=bers', {
    [productEndpoints.list.path]: {
      data: [sampleCard(1)],
      meta: sampleMeta({ total: 1 }),
      facets: sampleFacets,
      suggestion: null,
      corrected: 'beras',
    },
  });
  expect(screen.getByText('beras')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'bers' }).getAttribute('href')).toBe('/search?search=bers&exact=1');
  expect(screen.getByRole('status').textContent).toBe('1 produk');
});

test('a search shows what it understood and what it left out [Q21] [Q23] [Q24]', async () => {
  const { container } = await open('/search?search=Nara+sepatu+putih+5kg', {
    [productEndpoints.list.path]: {
      data: [sampleCard(1)],
      meta: sampleMeta({ total: 1 }),
      facets: { ...sampleFacets, colors: [{ id: 'putih', name: 'Putih', total: 1 }] },
      suggestion: null,
      without: ['5kg'],
      understood: [
        { kind: 'brand', text: 'nara', name: 'Nara', filter: { field: 'brand[]', value: 'nara' } },
        { kind: 'color', text: 'putih', name: 'Putih', filter: null },
        { kind: 'store', text: 'sepatu', name: sampleStore(1).merchant_name, filter: null },
      ],
      stores: [sampleStore(1)],
    },
  });
  const parts = within(screen.getByRole('group', { name: 'Yang dipahami dari pencarianmu' }));
  const hrefOf = (name: string) => parts.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Cari tanpa Merek: Nara')).toBe('/search?search=sepatu+putih+5kg');
  expect(hrefOf('Hanya merek Nara')).toBe('/search?search=sepatu+putih+5kg&brand=nara');
  const { merchant_name, merchant_slug } = sampleStore(1);
  expect(hrefOf(`Hanya di ${merchant_name}`)).toBe(`/store/${merchant_slug}?search=Nara+putih+5kg`);
  expect(hrefOf('Cari tanpa Warna: Putih')).toBe('/search?search=Nara+sepatu+5kg');
  expect(screen.getByRole('link', { name: '5kg' }).getAttribute('href')).toBe('/search?search=5kg');
  expect(screen.getByRole('link', { name: 'Toko' }).getAttribute('href')).toBe(
    '/brands?search=Nara+sepatu+putih+5kg&storetype=all',
  );
  expect(
    within(screen.getByRole('list', { name: 'Toko dengan nama ini' })).getAllByRole('link'),
  ).toHaveLength(1);
  expect(within(filters()).getByRole('checkbox', { name: 'Putih 1' })).toBeTruthy();
  await expectAccessible(container);
});

test('a search without hits helps on: categories, popular items [A41]', async () => {
  await open('/search?search=kursi', {
    [productEndpoints.list.path]: (query) => ({
      data: query.get('sort') === 'bestseller' ? [sampleCard(8)] : [],
      meta: sampleMeta({ total: 0 }),
      facets: { ...sampleFacets, categories: [], cities: [], brands: [], storetype: [], price: null },
      suggestion: null,
    }),
  });
  expect(screen.getByText('Tidak ada hasil untuk “kursi”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sembako' }).getAttribute('href')).toBe('/c/sembako');
  expect(within(screen.getByRole('region', { name: 'Banyak dibeli' })).getAllByRole('article')).toHaveLength(
    1,
  );
});

test('a search without hits shows what is bought where it points to, and what others search for [Q22]', async () => {
  const { container, callsOf } = await open('/search?search=kursi', {
    [productEndpoints.list.path]: (query) => ({
      data: query.get('sort') === 'bestseller' ? [sampleCard(8)] : [],
      meta: sampleMeta({ total: 0 }),
      facets: sampleFacets,
      suggestion: null,
      pointed_category: { name: 'Rumah', slug: 'rumah' },
      popular_searches: ['meja belajar', 'rak buku'],
    }),
  });
  expect(screen.getByRole('region', { name: 'Banyak dibeli di Rumah' })).toBeTruthy();
  expect(callsOf(productEndpoints.list.path).at(-1)?.query.get('category[]')).toBe('rumah');
  const searches = within(screen.getByRole('region', { name: 'Sering dicari' }));
  expect(searches.getByRole('link', { name: 'meja belajar' }).getAttribute('href')).toBe(
    '/search?search=meja+belajar',
  );
  await expectAccessible(container);
});

test('a search of signs alone is asked for a word', async () => {
  await open('/search?search=%21%21', {
    [productEndpoints.list.path]: {
      data: [],
      meta: sampleMeta({ total: 0 }),
      facets: sampleFacets,
      suggestion: null,
    },
  });
  expect(screen.getByText('Ketik nama barang yang kamu cari.')).toBeTruthy();
  expect(screen.queryByText(/Periksa ejaannya/)).toBeNull();
});

test('filters that find nothing can be taken off', async () => {
  await open('/search?city=33.75', {
    [productEndpoints.list.path]: {
      data: [],
      meta: sampleMeta({ total: 0 }),
      facets: sampleFacets,
      suggestion: null,
    },
  });
  expect(screen.getByText('Coba kurangi saringannya.')).toBeTruthy();
});

test.each(['/search?city=33.75', '/c/fashion'])('%s has no known accessibility fault [A1]', async (path) => {
  const { container } = await open(path);
  await expectAccessible(container);
});

test('products that did not come leave the way to them, and come with the next try [ERR-01]', async () => {
  const { lost } = await openStorefront('/c/fashion', { broken: [productEndpoints.list.path], locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fashion');
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Batik/ }).getAttribute('href')).toBe('/en/c/batik');
  expect(screen.getAllByText('Product list Error Connection To Server').length).toBeGreaterThan(0);
  lost.clear();
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('a category whose tree failed to load still has its name and its products [ERR-01]', async () => {
  await openStorefront('/c/batik', { broken: [productEndpoints.categoryTree.path], locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Batik');
  expect(screen.getAllByText('Categories Error Connection To Server').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a page behind the last one shows where the list ends, and links there with every filter', async () => {
  await open('/search?search=batik&city=33.75&page=12', {
    [productEndpoints.list.path]: {
      data: [],
      meta: sampleMeta({ total: 214, current_page: 12, last_page: 9 }),
      facets: sampleFacets,
      suggestion: null,
    },
  });
  expect(screen.getByRole('heading', { name: 'Halaman 12 tidak ada' })).toBeTruthy();
  expect(screen.queryByText(/Tidak ada hasil/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Ke halaman terakhir' }).getAttribute('href')).toBe(
    '/search?search=batik&city=33.75&page=9',
  );
});
