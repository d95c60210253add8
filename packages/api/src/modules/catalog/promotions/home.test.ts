import type { FlashSale, ProductCard } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addImage, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';

let market: TestServer;
let store: number;
let category: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  store = (await openStore(market)).id;
  const root = await addCategory(market, 'Busana');
  category = await addCategory(market, 'Kaos', root);
});
afterAll(() => market.close());

/** A session of three hours that begins so many hours from now, and its one item. */
const addSession = async (
  inHours: number,
  {
    repeat,
    price = 40_000,
    sold = 0,
    variants = [{}],
  }: { repeat?: number; price?: number; sold?: number; variants?: { price?: number }[] } = {},
) => {
  const { db } = market.database;
  const product = await addProduct(market, { store, category, variants });
  const starts_at = new Date(market.clock.now().getTime() + inHours * hour);
  const { id } = await db
    .insertInto('flash_sales')
    .values({
      name_id: `Kilat ${inHours}`,
      name_en: `Flash ${inHours}`,
      starts_at,
      ends_at: new Date(starts_at.getTime() + 3 * hour),
      repeat_minutes: repeat ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('flash_sale_items')
    .values({
      flash_sale_id: id,
      product_id: product.id,
      variant_id: product.variantIds[0] as number,
      flash_price: price,
      flash_stock: 5,
      flash_sold: sold,
      status: 'approved',
    })
    .execute();
  await refreshCatalog(market);
  return { id, product };
};

const flashSales = async (): Promise<FlashSale[]> => (await market.call('/homepage/flashsale')).data;
const priceOf = async (slug: string) => (await market.call(`/products/detail/${slug}`)).data;

describe('flash sales on the home page', () => {
  test("come running first, then next, with the server's time [HOME-01] [API-10]", async () => {
    await addSession(2);
    const { id } = await addSession(-1);
    await addSession(-9);
    const sales = await flashSales();
    expect(sales.map(({ name, status }) => [name, status])).toEqual([
      ['Kilat -1', 'running'],
      ['Kilat 2', 'scheduled'],
    ]);
    const now = market.clock.now();
    expect(sales[0]).toMatchObject({ id, server_time: now.toISOString() });
    expect(sales[0]?.ends_at).toBe(new Date(now.getTime() + 2 * hour).toISOString());
    expect(sales[0]?.products[0]).toMatchObject({
      price: 40_000,
      compare_at_price: 100_000,
      discount_percent: 60,
      flash_sale: { flash_price: 40_000, flash_stock: 5, flash_sold: 0, ends_at: sales[0]?.ends_at },
    });
    expect(sales[1]?.products[0]).toMatchObject({ price: 100_000, flash_sale: { flash_price: 40_000 } });
  });

  test('the price follows the clock to the second, without a job [R20]', async () => {
    const { product } = await addSession(1);
    const price = async () => (await priceOf(product.slug)).price;
    market.clock.advance(hour - 1);
    expect(await price()).toBe(100_000);
    market.clock.advance(1);
    expect(await price()).toBe(40_000);
    expect((await market.call('/products/list?max_price=40000')).meta.total).toBe(1);
    market.clock.advance(3 * hour - 1);
    expect(await price()).toBe(40_000);
    market.clock.advance(1);
    expect(await price()).toBe(100_000);
    expect((await market.call('/products/list?max_price=40000')).meta.total).toBe(0);
  });

  test('a slot of the day comes again every day, long after it was planned', async () => {
    const { product } = await addSession(-1, { repeat: 1_440 });
    market.clock.advance(400 * day);
    expect(await flashSales()).toMatchObject([{ status: 'running' }]);
    expect(await priceOf(product.slug)).toMatchObject({ price: 40_000, flash_limit: 1 });
    market.clock.advance(2 * hour);
    expect(await flashSales()).toMatchObject([{ status: 'scheduled' }]);
    const card = await priceOf(product.slug);
    expect([card.price, card.flash_sale]).toEqual([100_000, null]);
    market.clock.advance(21 * hour + minute);
    const { flash_sale } = await priceOf(product.slug);
    expect(new Date(flash_sale.ends_at).getTime() - market.clock.now().getTime()).toBe(3 * hour - minute);
  });

  test('what is sold out or not approved costs what it always costs', async () => {
    const { product } = await addSession(-1, { sold: 5 });
    expect(await priceOf(product.slug)).toMatchObject({ price: 100_000, flash_sale: null });
    await market.database.db
      .updateTable('flash_sale_items')
      .set({ flash_sold: 0, status: 'submitted' })
      .execute();
    expect((await priceOf(product.slug)).price).toBe(100_000);
    expect(await flashSales()).toEqual([]);
  });

  test('only the variant in the sale is cheaper', async () => {
    const { product } = await addSession(-1, { variants: [{}, { price: 120_000 }] });
    const { variants, price_range } = await priceOf(product.slug);
    expect(variants.map(({ price }: { price: number }) => price)).toEqual([40_000, 120_000]);
    expect(price_range).toEqual({ min: 40_000, max: 120_000 });
  });

  test('nothing of a suspended store or a canceled session is shown', async () => {
    await addSession(-1);
    await market.database.db.updateTable('merchants').set({ suspended_at: market.clock.now() }).execute();
    await refreshCatalog(market);
    expect(await flashSales()).toEqual([]);
    await market.database.db.updateTable('merchants').set({ suspended_at: null }).execute();
    await refreshCatalog(market);
    await market.database.db.updateTable('flash_sales').set({ is_canceled: true }).execute();
    expect(await flashSales()).toEqual([]);
  });
});

describe('promos and trending categories', () => {
  test("running promos come in the order set by staff and the caller's language [HOME-01] [API-10]", async () => {
    const image = await addImage(market);
    const now = market.clock.now().getTime();
    const promo = (slug: string, position: number, begins: number) => ({
      slug,
      position,
      title_id: `Judul ${slug}`,
      title_en: `Title ${slug}`,
      subtitle_id: 'Sub',
      subtitle_en: 'Sub',
      image_media_id: image.id,
      target_url: '/flash-sale',
      tone: 'kunyit' as const,
      starts_at: new Date(now + begins * day),
      ends_at: new Date(now + (begins + 2) * day),
    });
    await market.database.db
      .insertInto('promos')
      .values([promo('dua', 2, -1), promo('satu', 1, -1), promo('nanti', 0, 1), promo('dulu', 0, -3)])
      .execute();
    const promos = await market.call('/homepage/promos', { headers: { 'accept-language': 'en' } });
    expect(promos.data.map(({ title }: { title: string }) => title)).toEqual(['Title satu', 'Title dua']);
    expect(promos.data[0]).toMatchObject({
      image: `/media/${image.storage_key}/600.webp`,
      target_url: '/flash-sale',
    });
  });

  test('categories that sell most come first, with an image [HOME-01] [API-10]', async () => {
    const other = await addCategory(market, 'Celana', 1);
    const shirt = await addProduct(market, { store, category, sold_count: 5 });
    await addProduct(market, { store, category: other, sold_count: 90 });
    const picture = await addImage(market);
    await market.database.db
      .insertInto('product_images')
      .values({ product_id: shirt.id, media_id: picture.id, position: 1 })
      .execute();
    await refreshCatalog(market);
    const { data } = await market.call('/homepage/trending/categories');
    expect(data).toEqual([
      { id: other, name: 'Celana', slug: 'celana', total: 1, image: '' },
      { id: category, name: 'Kaos', slug: 'kaos', total: 1, image: `/media/${picture.storage_key}/300.webp` },
    ]);
  });
});

describe('recommendations', () => {
  test('come page by page from 1, each product once, sold out last [HOME-02] [API-02]', async () => {
    for (let n = 0; n < 25; n++) {
      const variants = [{ stock_on_hand: n === 0 ? 0 : 5 }];
      await addProduct(market, { store, category, name: `Kaos nomor ${n}`, sold_count: n * 3, variants });
    }
    await refreshCatalog(market);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => market.call(`/homepage/products/recomendation?page=${page}`)),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5, 0]);
    const ids = pages.flatMap(({ data }) => data.map(({ id }: ProductCard) => id));
    expect(new Set(ids).size).toBe(25);
    expect(ids.at(-1)).toBe(1);
    expect(pages[1]?.meta).toMatchObject({ current_page: 2, last_page: 3, total: 25, from: 11, to: 20 });
    expect((await market.call('/homepage/products/recomendation?page=0')).status).toBe(422);
  });
});

describe("the header's menu", () => {
  test("has three levels in the caller's language [HEAD-01] [API-10]", async () => {
    await addCategory(market, 'Kaos oblong', category);
    const { data } = await market.call('/header/megamenu', { headers: { 'accept-language': 'en-GB' } });
    expect(data).toMatchObject([
      {
        name: 'EN Busana',
        slug: 'busana',
        banner: null,
        children: [{ name: 'EN Kaos', children: [{ name: 'EN Kaos oblong', slug: 'kaos-oblong' }] }],
      },
    ]);
    const indonesian = await market.call('/header/megamenu');
    expect(indonesian.data[0].name).toBe('Busana');
  });

  test('is at most ten seconds old', async () => {
    const names = async () =>
      (await market.call('/header/megamenu')).data.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Busana']);
    await addCategory(market, 'Dapur');
    market.clock.advance(10_000);
    expect(await names()).toEqual(['Busana', 'Dapur']);
  });
});
