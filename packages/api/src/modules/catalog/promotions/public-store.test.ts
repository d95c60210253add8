import { endpoints } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day, later } from '../../../platform/clock.ts';
import { addFlashSaleItem } from '../../../testing/flash-sale-items.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addImage, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { createSignedInUser } from '../../../testing/users.ts';
import { addVoucher } from '../../../testing/vouchers.ts';

let market: TestServer;
let store: number;
let kaos: number;
const goods: { id: number; variantIds: number[] }[] = [];
beforeAll(async () => {
  market = await openTestServer();
  store = (await openStore(market)).id;
  const other = (await openStore(market, { name: 'Toko Lain' })).id;
  const busana = await addCategory(market, 'Busana');
  kaos = await addCategory(market, 'Kaos', busana);
  const dapur = await addCategory(market, 'Dapur');
  for (const [name, category, of] of [
    ['Kaos merah', kaos, store],
    ['Kaos biru', kaos, other],
    ['Panci besar', dapur, store],
  ] as const) {
    goods.push(await addProduct(market, { store: of, category, name }));
  }
  await refreshCatalog(market);
});
afterAll(() => market.close());

describe('the flash-sale page', () => {
  const page = (query = '') => market.call(`/promo/flashsale${query}`);

  test('without any sale is empty, not an error', async () => {
    expect(await page()).toMatchObject({ code: 200, data: { selected: null, slots: [], products: [] } });
  });

  test('has the slots of a day, and the products of the one that runs or is selected [PROMO-01] [API-13]', {
    tags: 'slow',
  }, async () => {
    const [first, second, third] = goods;
    if (!first || !second || !third) throw new Error('three products');
    await addFlashSaleItem(market, { product: second, startsInHours: 5, repeatMinutes: 1_440 });
    const item = await addFlashSaleItem(market, { product: first, price: 40_000, perUserLimit: 3 });
    await addFlashSaleItem(market, { product: third, startsInHours: 30 });
    const { data, meta } = await page();
    expect(v.is(endpoints.promos.flashSale.data, data)).toBe(true);
    expect(data.slots.map(({ status, total }: { status: string; total: number }) => [status, total])).toEqual(
      [
        ['running', 1],
        ['scheduled', 1],
      ],
    );
    expect([data.selected, data.server_time]).toEqual([data.slots[0].id, market.clock.now().toISOString()]);
    expect(meta).toMatchObject({ total: 1, last_page: 1 });
    expect(data.products[0]).toMatchObject({
      name: 'Kaos merah',
      price: 40_000,
      per_user_limit: 3,
      flash_sale: {
        id: item,
        flash_price: 40_000,
        flash_stock: 5,
        flash_sold: 0,
        ends_at: data.slots[0].ends_at,
      },
    });
    const next = await page(`?selected=${data.slots[1].id}`);
    expect(next.data.products[0]).toMatchObject({ price: 100_000, flash_sale: { flash_price: 60_000 } });
    expect((await page('?selected=')).data.selected).toBe(data.slots[0].id);
    expect((await page('?selected=999999')).status).toBe(404);
    expect((await page('?selected=x')).status).toBe(422);
    expect((await page('?page=2')).data.products).toEqual([]);
  });
});

describe('the products of a promo', () => {
  const promo = (id: number | string, query = '', token?: string) =>
    market.call(`/promo/products/${id}${query}`, token ? { token } : {});
  const names = (answer: { data: { name: string }[] }) => answer.data.map(({ name }) => name).toSorted();

  test("are a store's, with a voucher of that store [PROMO-02] [API-13]", async () => {
    const id = await addVoucher(market, { merchant_id: store, voucher_code: 'MAJU10' });
    const answer = await promo(id);
    expect(v.is(endpoints.promos.products.extra, answer)).toBe(true);
    expect(names(answer)).toEqual(['Kaos merah', 'Panci besar']);
    expect(answer.promo).toMatchObject({
      id: String(id),
      title: 'Potongan Rp10.000',
      voucher: { promo_id: id, promo_code: 'MAJU10', state: 'running', merchant_name: 'Toko Maju' },
    });
  });

  test('are those that a voucher covers, and can be filtered further', async () => {
    const some = await addVoucher(market, {
      voucher_code: 'BARANG1',
      productIds: goods.slice(1).map(({ id }) => id),
    });
    expect(names(await promo(some))).toEqual(['Kaos biru', 'Panci besar']);
    const kinds = await addVoucher(market, { voucher_code: 'KAOSKU', categoryIds: [kaos] });
    const answer = await promo(kinds, '?search=merah');
    expect([names(answer), answer.meta.total]).toEqual([['Kaos merah'], 1]);
    expect((await promo(kinds, '?per_page=1')).meta.last_page).toBe(2);
  });

  test('with a code are visible to those who claimed it [S22]', async () => {
    const id = await addVoucher(market, { voucher_code: 'RAHASIA', target: 'code_only' });
    expect((await promo(id)).status).toBe(404);
    const { token } = await createSignedInUser(market);
    expect((await promo(id, '', token)).status).toBe(404);
    await market.call('/promo/claim', { body: { promo_code: 'rahasia' }, token });
    expect((await promo(id, '', token)).promo.voucher.is_claimed).toBe(true);
  });

  test('are those of the category or store that a campaign leads to, in the language of the page', async () => {
    const { id: image_media_id } = await addImage(market);
    const campaign = (slug: string, target_url: string, ends: number, starts = -2) =>
      market.database.db
        .insertInto('promos')
        .values({
          slug,
          title_id: 'Pekan kaos',
          title_en: 'Shirt week',
          subtitle_id: 'Mulai Rp50.000',
          subtitle_en: 'From Rp50.000',
          image_media_id,
          target_url,
          tone: 'nila',
          starts_at: later(market.clock, starts * day),
          ends_at: later(market.clock, ends * day),
        })
        .execute();
    await campaign('pekan-kaos', '/c/busana', 2);
    await campaign('pekan-toko', '/store/toko-lain', 2);
    await campaign('pekan-lalu', '/c/busana', -1);
    await campaign('pekan-nanti', '/c/busana', 3, 1);
    await campaign('semua', '/search?sort=bestseller', 1);
    await campaign('dapur', '/search?category=dapur', 1);
    await campaign('2026', '/c/busana', 1);
    const answer = await promo('pekan-kaos');
    expect([names(answer), answer.promo.title, answer.promo.voucher]).toEqual([
      ['Kaos biru', 'Kaos merah'],
      'Pekan kaos',
      null,
    ]);
    expect(names(await promo('pekan-toko'))).toEqual(['Kaos biru']);
    expect(names(await promo('semua'))).toHaveLength(3);
    expect(names(await promo('dapur'))).toEqual(['Panci besar']);
    expect(names(await promo('2026'))).toEqual(['Kaos biru', 'Kaos merah']);
    const english = await market.call('/promo/products/pekan-kaos', {
      headers: { 'accept-language': 'en' },
    });
    expect(english.promo.title).toBe('Shirt week');
    const over = (await promo('pekan-lalu')).promo;
    expect(over.period_end < over.server_time).toBe(true);
    expect((await promo('pekan-nanti')).status).toBe(404);
  });

  test.each(['0', '999999', 'tidak-ada', "' or 1=1 --", '%25'])('%s is a 404 [S30]', async (id) => {
    expect((await promo(encodeURIComponent(id))).status).toBe(404);
  });
});

describe("a product's page", () => {
  const codes = async (id: number) =>
    (await market.call(`/products/detail/${id}`)).data.vouchers.map(
      ({ promo_code }: { promo_code: string }) => promo_code,
    );

  test('shows the vouchers of its store that count for it', async () => {
    const [first, , third] = goods;
    await addVoucher(market, { merchant_id: store, voucher_code: 'KAOSAJA', categoryIds: [kaos] });
    expect(await codes(first?.id ?? 0)).toEqual(['MAJU10', 'KAOSAJA']);
    expect(await codes(third?.id ?? 0)).toEqual(['MAJU10']);
  });
});
