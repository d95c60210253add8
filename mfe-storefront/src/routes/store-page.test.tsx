import { clearToken, writeToken } from '@pasar/api-client';
import {
  productEndpoints,
  promoEndpoints,
  type StorePage,
  storeEndpoints,
  viewHistoryEndpoints,
} from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { sampleCard } from '../testing/sample-products.ts';
import { type Responses, sampleFacets, sampleMeta } from '../testing/sample-responses.ts';
import { samplePage, sampleStoreResponses, sampleVoucher } from '../testing/sample-stores.ts';

const { detail, products, follow, unfollow } = storeEndpoints;
const here = '/store/rumah-kawung';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  clearToken();
});

interface Visit {
  at?: string;
  page?: Partial<StorePage>;
  answers?: Responses;
  broken?: readonly string[];
}

const open = ({ at = here, page = {}, answers = {}, broken = [] }: Visit = {}) =>
  openStorefront(at, {
    answers: { ...sampleStoreResponses, [detail.path]: { data: samplePage(page) }, ...answers },
    broken,
  });

test("the page shows the store's name, kind, place, followers and figures", { tags: 'slow' }, async () => {
  const { callsOf } = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Rumah Kawung');
  for (const text of ['Toko resmi', 'Kota Pekalongan', '1.310 pengikut', '7k', '2020'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByRole('img', { name: 'Nilai 4,9 dari 5, 131 penilaian' })).toBeTruthy();
  expect(callsOf(detail.path)[0]?.params).toEqual({ merchant_slug: 'rumah-kawung' });
  await waitFor(() => expect(callsOf(viewHistoryEndpoints.storeViewed.path)).toHaveLength(1));
});

test('buyers review its products: each review names its product, by stars, page by page', {
  tags: 'slow',
}, async () => {
  const { callsOf, address } = await open({ at: `${here}?city=33.75&reviews=2` });
  const said = within(screen.getByRole('region', { name: 'Kata pembeli' }));
  expect(said.getByRole('link', { name: 'Batik cap kawung' })).toHaveProperty(
    'pathname',
    '/p/batik-cap-kawung',
  );
  expect(said.getByText('Sarung lama').closest('a')).toBeNull();
  expect(said.getAllByRole('link', { name: /Foto 1 dari 1/ })).toHaveLength(1);
  await userEvent.click(said.getByRole('link', { name: '4 bintang' }));
  await waitFor(() => expect(address()).toBe(`${here}?city=33.75&star=4`));
  const asked = callsOf(storeEndpoints.reviews.path).map(({ query }) => [
    query.get('page'),
    query.get('rating'),
  ]);
  expect(asked).toEqual([
    ['2', null],
    ['1', '4'],
  ]);
});

test('its reviews fail alone [ERR-01]', async () => {
  await open({ broken: [storeEndpoints.reviews.path] });
  expect(screen.getByText('Penilaian gagal terhubung ke server')).toBeTruthy();
  expect(screen.getByRole('region', { name: /Semua produk/i })).toBeTruthy();
});

test('unknown figures are left out, and reply figures are absent without a measurement', async () => {
  await open({ page: { response_minutes: 181, total_sold: 0, total_review: 0 } });
  expect(screen.queryByText(/Membalas|± 3 jam/)).toBeNull();
  expect(screen.queryByText('Terjual')).toBeNull();
});

test('a holiday is shown, now and before it begins', async () => {
  const holiday = { from: '2026-11-20', to: '2026-11-23' };
  await open({ page: { on_holiday: true, holiday } });
  expect(screen.getByText('Toko sedang libur sampai 23 November 2026')).toBeTruthy();
  cleanup();
  await open({ page: { holiday } });
  expect(screen.getByText('Toko libur 20 November 2026 sampai 23 November 2026')).toBeTruthy();
});

test('banners link within the marketplace or to the web, and nowhere else [S31]', async () => {
  const slide = (id: number, target_url: string) => ({
    media_id: id as StorePage['slider_banner'][number]['media_id'], // a test's own number
    url: `/media/${id}/600.webp`,
    target_url,
    position: id,
  });
  const targets = ['/c/batik', 'https://contoh.id/a', 'javascript:alert(1)', '//contoh.id', ''];
  await open({ page: { slider_banner: targets.map((target, index) => slide(index, target)) } });
  const strip = within(screen.getByRole('region', { name: 'Sorotan toko' }));
  expect(strip.getAllByRole('link', { name: /^Buka/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/c/batik',
    'https://contoh.id/a',
  ]);
  expect(strip.getAllByRole('img')).toHaveLength(5);
  expect(strip.getAllByRole('img')[0]?.getAttribute('srcset')).toBe(
    '/media/0/600.webp 600w, /media/0/1200.webp 1200w',
  );
});

test('products are searched, selected by product list, sorted and paged within the store [SEARCH-01]', {
  tags: 'slow',
}, async () => {
  const { address, callsOf } = await open({ at: `${here}?sort=rating` });
  const goods = within(screen.getByRole('region', { name: 'Semua produk' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari di toko ini' }), ' parang {Enter}');
  await waitFor(() => expect(address()).toBe(`${here}?search=parang`));
  expect(await screen.findByRole('heading', { name: 'Hasil untuk “parang”' })).toBeTruthy();
  const shelf = within(screen.getByRole('navigation', { name: 'Etalase' }));
  expect(shelf.getAllByRole('link').map((link) => link.textContent)).toEqual(['Semua', 'Batik', 'Kain']);
  await userEvent.click(shelf.getByRole('link', { name: 'Kain' }));
  await waitFor(() => expect(address()).toBe(`${here}?search=parang&category=kain`));
  await waitFor(() =>
    expect(goods.getByRole('link', { name: 'Halaman 2' }).getAttribute('href')).toBe(
      `${here}?search=parang&category=kain&page=2#goods`,
    ),
  );
  const last = callsOf(products.path)
    .filter(({ query }) => query.has('category[]'))
    .at(-1);
  expect([last?.params.merchant_slug, last?.query.getAll('category[]'), last?.query.get('search')]).toEqual([
    'rumah-kawung',
    ['kain'],
    'parang',
  ]);
});

test('what all products of a store share is no filter: its place and its kind', async () => {
  await open();
  const filters = within(screen.getByRole('complementary', { name: 'Saring' }));
  expect(filters.getByRole('group', { name: 'Harga' })).toBeTruthy();
  for (const name of ['Lokasi', 'Jenis toko', 'Merek'])
    expect(filters.queryByRole('group', { name })).toBeNull();
});

test('a search without hits leads back to all products and to the marketplace [A41]', async () => {
  await open({
    at: `${here}?search=beras`,
    answers: {
      [products.path]: {
        data: [],
        meta: sampleMeta({ total: 0 }),
        facets: { ...sampleFacets, price: null },
        suggestion: null,
      },
    },
    broken: [productEndpoints.list.path],
  });
  expect(screen.getByText('Tidak ada “beras” di toko ini')).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Lihat semua produk toko')).toBe(here);
  expect(hrefOf('Cari di seluruh Pasar')).toBe('/search?search=beras');
});

test('where the store has nothing, the market and its count are a press away [Q25]', async () => {
  const none = { data: [], meta: sampleMeta({ total: 0 }), facets: sampleFacets, suggestion: null };
  await open({
    at: `${here}?search=beras`,
    answers: {
      [products.path]: none,
      [productEndpoints.list.path]: { ...none, meta: sampleMeta({ total: 1_204 }) },
    },
  });
  const way = screen.getByRole('link', { name: 'Lihat 1.204 produk di seluruh Pasar' });
  expect(way.getAttribute('href')).toBe('/search?search=beras');
});

test('a search in the store says what it corrected and left out [Q21] [Q25]', async () => {
  await open({
    at: `${here}?search=kemjea+5kg`,
    answers: {
      [products.path]: {
        data: [sampleCard(1)],
        meta: sampleMeta({ total: 1 }),
        facets: sampleFacets,
        suggestion: null,
        corrected: 'kemeja 5kg',
        without: ['5kg'],
      },
    },
  });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('kemjea 5kg')).toBe(`${here}?search=kemjea+5kg&exact=1`);
  expect(hrefOf('5kg')).toBe(`${here}?search=5kg`);
});

test('products that fail to load leave the store page usable, with the message of the catalog [ERR-01]', async () => {
  await open({ broken: [products.path] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Rumah Kawung');
  expect(screen.getByText('Produk toko gagal terhubung ke server')).toBeTruthy();
  expect(screen.getByText('Terlaris gagal terhubung ke server')).toBeTruthy();
});

test('product lists that fail to load are reported at their place, and the products remain [ERR-01]', async () => {
  await open({ broken: [productEndpoints.categoryTree.path] });
  const goods = within(screen.getByRole('region', { name: 'Semua produk' }));
  expect(goods.getByText('Kategori gagal terhubung ke server')).toBeTruthy();
  expect(goods.getAllByRole('article').length).toBeGreaterThan(0);
});

test('a search without a response costs the store page its products alone [ERR-01] [R17]', {
  tags: 'slow',
}, async () => {
  const { lost, address } = await open();
  for (const { path } of [detail, products, storeEndpoints.reviews, productEndpoints.categoryTree])
    lost.add(path);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari di toko ini' }), 'kain{Enter}');
  expect(await screen.findByText('Produk toko gagal terhubung ke server')).toBeTruthy();
  expect(address()).toBe(`${here}?search=kain`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Rumah Kawung');
  expect(screen.queryByText('Terlaris gagal terhubung ke server')).toBeNull();
});

test('a page of the products behind the last one leads to the last', async () => {
  await open({
    at: `${here}?page=9`,
    answers: {
      [products.path]: {
        data: [],
        meta: sampleMeta({ total: 31, current_page: 9, last_page: 2 }),
        facets: sampleFacets,
        suggestion: null,
      },
    },
  });
  expect(screen.getByRole('link', { name: 'Ke halaman terakhir' }).getAttribute('href')).toBe(
    `${here}?page=2#goods`,
  );
});

const asReplies = (page: Partial<StorePage> = {}): FakeResponses => ({
  [`GET ${detail.path.replace(':merchant_slug', 'rumah-kawung')}`]: { code: 200, data: samplePage(page) },
  [`GET ${products.path.replace(':merchant_slug', 'rumah-kawung')}`]: {
    code: 200,
    data: [sampleCard(1), sampleCard(2), sampleCard(3)],
    meta: sampleMeta(),
    facets: sampleFacets,
    suggestion: null,
  },
  [`GET ${storeEndpoints.reviews.path.replace(':merchant_slug', 'rumah-kawung')}`]: {
    code: 200,
    data: [],
    meta: sampleMeta({ total: 0 }),
    summary: { average: 0, total: 0, with_images: 0, distribution: {} },
  },
  [`GET ${productEndpoints.categoryTree.path}`]: { code: 200, data: [] },
  [`POST ${viewHistoryEndpoints.storeViewed.path}`]: { code: 200, data: null },
});
const followed = (is_follow: boolean, followers: number) => ({
  code: 200,
  data: { merchant_id: 7, is_follow, followers },
});
const pressed = () =>
  screen.getByRole('button', { name: /^(Ikuti|Mengikuti)$/ }).getAttribute('aria-pressed') === 'true';

test('following shows at once and the server counts it; a second press ends it', async () => {
  const { person, arrived } = await openPage(
    slice,
    here,
    {
      ...asReplies(),
      [`POST ${follow.path}`]: followed(true, 1400),
      [`POST ${unfollow.path}`]: followed(false, 1399),
    },
    { user: sampleBuyer },
  );
  await person.dblClick(screen.getByRole('button', { name: 'Ikuti' }));
  expect(pressed()).toBe(true);
  expect(await screen.findByText('1.400 pengikut')).toBeTruthy();
  expect(arrived.filter(({ call }) => call === `POST ${follow.path}`)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Mengikuti' }));
  expect(await screen.findByText('1.399 pengikut')).toBeTruthy();
});

test('a rejected follow is reverted and shows why', async () => {
  const { person, toasts } = await openPage(
    slice,
    here,
    {
      ...asReplies(),
      [`POST ${follow.path}`]: { code: 404, message: 'Toko tidak ditemukan', data: null },
    },
    { user: sampleBuyer },
  );
  await person.click(screen.getByRole('button', { name: 'Ikuti' }));
  await waitFor(() => expect(toasts()).toEqual(['Toko tidak ditemukan']));
  expect(pressed()).toBe(false);
  expect(screen.getByText('1.310 pengikut')).toBeTruthy();
});

test('a visitor logs in first and comes back to a store that is followed', async () => {
  const visitor = await openPage(slice, here, asReplies());
  await visitor.person.click(screen.getByRole('button', { name: 'Ikuti' }));
  await waitFor(() => expect(visitor.at()).toBe('/login?next=%2Fstore%2Frumah-kawung'));
  cleanup();
  writeToken('a-token', { remember: false });
  const back = await openPage(
    slice,
    here,
    { ...asReplies(), [`POST ${follow.path}`]: followed(true, 1311) },
    { user: sampleBuyer },
  );
  await waitFor(() => expect(back.toasts()).toEqual(['Kamu mengikuti Rumah Kawung']));
  expect(back.arrived.filter(({ call }) => call === `POST ${follow.path}`)).toHaveLength(1);
});

test('vouchers of the store are saved by a press; a saved one shows that', async () => {
  const kept = sampleVoucher({ promo_id: 11, promo_code: 'SARUNG20', name: 'Sarung', is_claimed: true });
  const { person, arrived } = await openPage(
    slice,
    here,
    {
      ...asReplies({ vouchers: [sampleVoucher(), kept] }),
      [`POST ${promoEndpoints.claim.path}`]: { code: 200, data: sampleVoucher({ is_claimed: true }) },
    },
    { user: sampleBuyer },
  );
  expect(screen.getByRole('button', { name: 'Salin kode SARUNG20' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Simpan .*Rumah Kawung 10%$/ }));
  await waitFor(() => expect(screen.getAllByText('Tersimpan')).toHaveLength(2));
  expect(arrived.find(({ call }) => call === `POST ${promoEndpoints.claim.path}`)?.body).toEqual({
    promo_code: 'KAWUNG10',
  });
});

test('who owns the store finds the way to manage it instead', async () => {
  const own = samplePage();
  const merchant = {
    id: own.id,
    merchant_name: own.merchant_name,
    merchant_slug: own.merchant_slug,
    merchant_photo: null,
    verification_status: 'approved' as const,
  };
  await openPage(slice, here, asReplies(), { user: { ...sampleBuyer, merchant } });
  expect(screen.getByRole('link', { name: 'Kelola toko' }).getAttribute('href')).toBe('/seller/store');
  expect(screen.queryByRole('button', { name: 'Ikuti' })).toBeNull();
});

test('the page has no known accessibility fault [A1]', { tags: 'slow' }, async () => {
  const { container } = await open({
    page: { on_holiday: true, holiday: { from: '2026-11-20', to: '2026-11-23' } },
  });
  await expectAccessible(container);
});
