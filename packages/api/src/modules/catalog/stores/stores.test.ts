import { endpoints, type StoreCard } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addImage, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { addVoucher } from '../../../testing/vouchers.ts';

let market: TestServer;
let kawung: number;
let dapur: number;
beforeAll(async () => {
  market = await openTestServer();
  const busana = await addCategory(market, 'Busana');
  const kaos = await addCategory(market, 'Kaos', busana);
  const batik = await addCategory(market, 'Batik', busana);
  dapur = await addCategory(market, 'Dapur');
  const official = { store_type: 'official' as const, verified_at: market.clock.now() };
  const open = async (name: string, categories: number[], more: Parameters<typeof openStore>[1] = {}) => {
    const { id } = await openStore(market, { name, ...more });
    for (const category of categories) {
      await addProduct(market, { store: id, category, name: `${name} ${category}`, sold_count: 10 });
    }
    return id;
  };
  kawung = await open('Rumah Kawung', [kaos, batik, batik], {
    ...official,
    city: '33.75',
    description: 'Batik cap dan tulis',
    rating_avg: 4.9,
    rating_count: 20,
    response_minutes: 8,
  });
  await open('Rasa Nusantara', [dapur], { ...official, rating_avg: 4.5, rating_count: 90 });
  await open('arah pulang', [kaos, dapur], { ...official, rating_avg: 4.1 });
  await open('99 Gawai', [dapur], official);
  await open('Kios Kecil', [kaos]);
  await open('Toko Kosong', [], official);
  await open('Ditutup Sementara', [kaos], { ...official, suspended_at: market.clock.now() });
  await open('Belum Diperiksa', [kaos], { store_type: 'official', verification_status: 'submitted' });
  await refreshCatalog(market);
});
afterAll(() => market.close());

const list = async (query = '') => market.call(`/merchant/list${query}`);
const names = async (query = '') =>
  (await list(query)).data.map(({ merchant_name }: StoreCard) => merchant_name);
const counts = (all: { initial?: string; name?: string; total: number }[]) =>
  Object.fromEntries(all.map(({ initial, name, total }) => [initial ?? name, total]));

describe('the list of stores', () => {
  test('shows official ones that sell, the newest first [BRAND-01] [API-17]', async () => {
    const { data, meta } = await list();
    expect(data.map(({ merchant_name }: StoreCard) => merchant_name)).toEqual([
      '99 Gawai',
      'arah pulang',
      'Rasa Nusantara',
      'Rumah Kawung',
    ]);
    expect(meta).toMatchObject({ current_page: 1, per_page: 10, total: 4 });
    expect(data[3]).toEqual({
      id: kawung,
      merchant_name: 'Rumah Kawung',
      merchant_slug: 'rumah-kawung',
      merchant_photo: null,
      merchant_photos: null,
      store_type: 'official',
      is_verified: true,
      city: 'Kota Pekalongan',
      rating: 4.9,
      total_review: 20,
      total_product: 3,
      is_follow: false,
      covers: [],
    });
  });

  test('shows what a store sells best in three images [BRAND-01]', async () => {
    const { id } = await openStore(market, { name: 'Galeri Empat', store_type: 'star' });
    const keys: string[] = [];
    for (const sold_count of [4, 3, 2, 1]) {
      const product = await addProduct(market, { store: id, category: dapur, sold_count });
      const picture = await addImage(market);
      await market.database.db
        .insertInto('product_images')
        .values({ product_id: product.id, media_id: picture.id, position: 1 })
        .execute();
      keys.push(picture.storage_key);
    }
    await refreshCatalog(market);
    const { data } = await list('?storetype=star');
    expect(v.is(endpoints.stores.list.data, data)).toBe(true);
    expect(data[0].covers.map((one: { w300: string }) => one.w300)).toEqual(
      keys.slice(0, 3).map((key) => `/media/${key}/300.webp`),
    );
    await market.database.db
      .updateTable('merchants')
      .set({ suspended_at: market.clock.now() })
      .where('id', '=', id)
      .execute();
  });

  test('is sorted, searched and paged [BRAND-01]', async () => {
    expect(await names('?sort=az')).toEqual(['99 Gawai', 'arah pulang', 'Rasa Nusantara', 'Rumah Kawung']);
    expect((await names('?sort=za'))[0]).toBe('Rumah Kawung');
    expect((await names('?sort=rating'))[0]).toBe('Rumah Kawung');
    expect((await names('?sort=popular'))[0]).toBe('Rasa Nusantara');
    expect(await names('?search=RUMAH')).toEqual(['Rumah Kawung']);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names('?sort=az&per_page=1&page=2')).toEqual(['arah pulang']);
    expect((await list('?per_page=1&page=9')).meta).toMatchObject({ total: 4, from: null });
    expect(await names('?storetype=regular')).toEqual(['Kios Kecil']);
    expect(await names('?storetype=all')).toHaveLength(5);
  });

  test('filters by initial in any case, and returns the existing initials [BRAND-01]', async () => {
    expect(await names('?alphabetsearch=r&sort=az')).toEqual(['Rasa Nusantara', 'Rumah Kawung']);
    expect(await names('?alphabetsearch=A')).toEqual(['arah pulang']);
    expect(await names('?alphabetsearch=%23')).toEqual(['99 Gawai']);
    expect(await names('?alphabetsearch=Z')).toEqual([]);
    const { initials } = await list('?alphabetsearch=A');
    expect(initials).toEqual([
      { initial: 'A', total: 1 },
      { initial: 'R', total: 2 },
      { initial: '#', total: 1 },
    ]);
  });

  test('filters by category, several at once, and counts stores, not products [BRAND-01]', async () => {
    expect((await names('?categories[]=busana')).toSorted()).toEqual(['Rumah Kawung', 'arah pulang']);
    expect(await names('?categories[]=batik')).toEqual(['Rumah Kawung']);
    expect(await names(`?categories[]=batik&categories[]=${dapur}`)).toHaveLength(4);
    const chosen = await list('?categories[]=batik');
    expect(counts(chosen.categories)).toEqual({ Busana: 2, Dapur: 3 });
    expect(counts(chosen.initials)).toEqual({ R: 1 });
    expect(counts((await list('?alphabetsearch=R')).categories)).toEqual({ Busana: 1, Dapur: 1 });
  });

  test.each(['?sort=newest', '?storetype=mall', '?alphabetsearch=ab', '?page=0', '?per_page=101'])(
    '%s is a 422 [S30]',
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );
});

describe('the page of a store', () => {
  const page = (slug = 'rumah-kawung', locale = 'id') =>
    market.call(`/merchant/detail/${slug}`, { headers: { 'accept-language': locale } });

  test('presents the store and what it sells', async () => {
    const { data } = await page();
    expect(v.is(endpoints.stores.detail.data, data)).toBe(true);
    expect(data).toMatchObject({
      id: kawung,
      description: 'Batik cap dan tulis',
      total_sold: 30,
      followers: 0,
      response_minutes: 8,
      on_holiday: false,
      holiday: null,
      main_banner: null,
      slider_banner: [],
    });
    expect(counts(data.categories)).toEqual({ Busana: 3, Kaos: 1, Batik: 2 });
    expect((await page('rumah-kawung', 'en')).data.categories[0].name).toBe('EN Busana');
    expect((await page(String(kawung))).data.merchant_slug).toBe('rumah-kawung');
  });

  test('shows its banners and slides in their order', async () => {
    const { db } = market.database;
    const [main, slide] = [await addImage(market), await addImage(market)];
    await db
      .insertInto('merchant_banners')
      .values({
        merchant_id: kawung,
        main_media_id: main.id,
        target_url: '/c/batik',
        secondary_media_id: null,
        secondary_target_url: '',
      })
      .execute();
    await db
      .insertInto('merchant_banner_slides')
      .values({ merchant_id: kawung, position: 1, media_id: slide.id, target_url: '' })
      .execute();
    const { data } = await page();
    expect(data).toMatchObject({
      main_banner: { media_id: main.id },
      target_url: '/c/batik',
      secondary_long_banner: null,
      slider_banner: [{ media_id: slide.id, position: 1 }],
    });
  });

  test('shows the vouchers that anybody may use, and those alone', async () => {
    await addVoucher(market, { merchant_id: kawung, voucher_code: 'KAWUNG10' });
    await addVoucher(market, { merchant_id: kawung, voucher_code: 'RAHASIA1', target: 'code_only' });
    await addVoucher(market, { merchant_id: kawung, voucher_code: 'ISTIRAHAT', is_paused: true });
    await addVoucher(market, { voucher_code: 'PASAR10' });
    expect((await page()).data.vouchers.map((one: { promo_code: string }) => one.promo_code)).toEqual([
      'KAWUNG10',
    ]);
  });

  test('shows when it is on holiday, by the day in Jakarta [R20]', async () => {
    const holiday = async (from: string | null, to: string | null) => {
      await market.database.db
        .updateTable('merchants')
        .set({ holiday_from: from, holiday_to: to })
        .where('id', '=', kawung)
        .execute();
      const { on_holiday, holiday } = (await page()).data;
      return [on_holiday, holiday];
    };
    const day = (days: number) =>
      new Date(market.clock.now().getTime() + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10);
    expect(await holiday(day(0), null)).toEqual([true, { from: day(0), to: day(0) }]);
    expect(await holiday(day(1), day(3))).toEqual([false, { from: day(1), to: day(3) }]);
    expect(await holiday(day(-3), day(-1))).toEqual([false, null]);
    expect(await holiday(null, null)).toEqual([false, null]);
  });

  test.each(['ditutup-sementara', 'belum-diperiksa', 'tidak-ada', '999999', '-1'])(
    '%s is a 404, and so are its products',
    async (slug) => {
      expect((await page(slug)).status).toBe(404);
      expect((await market.call(`/merchant/products/${slug}`)).status).toBe(404);
    },
  );
});

describe('the products of a store', () => {
  test('have the filters, facets and sorts of the product list, within the store', async () => {
    const all = await market.call('/merchant/products/rumah-kawung?sort=price_asc');
    expect([all.meta.total, counts(all.facets.categories)]).toEqual([3, { Busana: 3, Kaos: 1, Batik: 2 }]);
    expect(new Set(all.data.map(({ merchant }: { merchant: StoreCard }) => merchant.id))).toEqual(
      new Set([kawung]),
    );
    const batik = await market.call('/merchant/products/rumah-kawung?category[]=batik&per_page=1');
    expect([batik.data.length, batik.meta.total]).toEqual([1, 2]);
    const found = await market.call('/merchant/products/rumah-kawung?search=kawung');
    expect(found.meta.total).toBe(3);
    expect((await market.call('/merchant/products/rumah-kawung?search=nusantara')).meta.total).toBe(0);
  });
});
