import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import {
  addBrand,
  addCategory,
  addImage,
  addProduct,
  openStore,
  refreshCatalog,
} from '../../../testing/products.ts';
import { createSignedInUser } from '../../../testing/users.ts';
import { recountRatings } from '../../reviews/index.ts';

let market: TestServer;
let kaos: { id: number; slug: string; variantIds: number[] };
beforeAll(async () => {
  market = await openTestServer();
  await fill();
});
afterAll(async () => {
  // The reserved pieces simulate orders; the audit at the end expects that nobody ordered.
  await market.database.db.updateTable('variants').set({ stock_reserved: 0 }).execute();
  await market.close();
});

const fill = async () => {
  const { db } = market.database;
  const store = (await openStore(market, { name: 'Toko Maju', response_minutes: 12 })).id;
  const other = (await openStore(market, { name: 'Toko Lain' })).id;
  const root = await addCategory(market, 'Busana');
  const category = await addCategory(market, 'Kaos', root);
  const variants = [
    { price: 75_000, compare_at_price: 100_000, stock_reserved: 3 },
    { price: 80_000, is_active: false },
  ];
  kaos = await addProduct(market, {
    store,
    category,
    brand_id: await addBrand(market, 'Sekar'),
    name: 'Kaos polos katun',
    length_cm: 30,
    width_cm: 20,
    height_cm: 2,
    variants,
  });
  await addProduct(market, { store, category, name: 'Kaos garis-garis', sold_count: 900 });
  await addProduct(market, { store: other, category, name: 'Kaos toko lain' });
  await addProduct(market, { store: other, category: root, name: 'Rok lipit pendek' });
  await addProduct(market, { store, category, name: 'Kaos tersembunyi', status: 'HIDDEN' });
  const [cover, second] = [await addImage(market), await addImage(market)];
  await db
    .insertInto('product_images')
    .values([
      { product_id: kaos.id, media_id: second.id, position: 2, alt: 'Dari belakang' },
      { product_id: kaos.id, media_id: cover.id, position: 1, alt: 'Dari depan' },
    ])
    .execute();
  const option = await db
    .insertInto('product_options')
    .values({ product_id: kaos.id, name: 'Warna', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_option_values')
    .values([{ option_id: option.id, value: 'Hitam', position: 1, media_id: cover.id }])
    .execute();
  for (const [index, rating] of [5, 5, 4, 1].entries()) {
    await db
      .insertInto('reviews')
      .values({
        product_id: kaos.id,
        merchant_id: store,
        author_name: 'Siti',
        rating,
        text: `Ulasan ${index}`,
        is_anonymous: index === 3,
        status: index === 2 ? 'hidden' : 'published',
        created_at: new Date(market.clock.now().getTime() + index * hour),
      })
      .execute();
  }
  const reply = { review_id: 1, merchant_id: store, text: 'Terima kasih', created_at: market.clock.now() };
  await db
    .insertInto('review_replies')
    .values({ ...reply, updated_at: reply.created_at })
    .execute();
  await recountRatings(market.context());
  await refreshCatalog(market);
};

const detail = (slug: string | number, call = {}) => market.call(`/products/detail/${slug}`, call);

describe('a product page', () => {
  test('shows the product with category path, options, variants and seller [API-11]', async () => {
    const { data } = await detail(kaos.slug);
    expect(data).toMatchObject({
      id: kaos.id,
      status: 'PUBLISH',
      price: 75_000,
      compare_at_price: 100_000,
      discount_percent: 25,
      stock: 7,
      dimension: { length_cm: 30, width_cm: 20, height_cm: 2 },
      category_path: [{ slug: 'busana' }, { slug: 'kaos' }],
      brand: { name: 'Sekar', slug: 'sekar' },
      options: [{ name: 'Warna', values: [{ value: 'Hitam', image: expect.stringMatching(/150\.webp$/) }] }],
      seller: {
        merchant_name: 'Toko Maju',
        total_product: 2,
        response_minutes: 12,
        joined_year: 2026,
        city: 'Kota Bandung',
        on_holiday: false,
        holiday_until: null,
      },
      preorder_days: 0,
      flash_limit: null,
      review_summary: { total: 3, with_images: 0 },
      server_time: market.clock.now().toISOString(),
    });
    expect(
      data.images.map(({ alt, position }: { alt: string; position: number }) => [alt, position]),
    ).toEqual([
      ['Dari depan', 1],
      ['Dari belakang', 2],
    ]);
    expect(data.images[0].image_urls.w1200).toMatch(/1200\.webp$/);
    expect(data.variants).toMatchObject([
      { price: 75_000, compare_at_price: 100_000, stock: 7, is_active: true },
      { price: 80_000, compare_at_price: null, is_active: false },
    ]);
  });

  test('shows until when its store is on holiday, and how long it takes to make', async () => {
    const { db } = market.database;
    const holiday = (from: string | null, to: string | null) =>
      db.updateTable('merchants').set({ holiday_from: from, holiday_to: to }).where('id', '=', 1).execute();
    await holiday('2020-01-01', '2099-12-31');
    await db
      .updateTable('products')
      .set({ is_preorder: true, preorder_days: 7 })
      .where('id', '=', kaos.id)
      .execute();
    expect((await detail(kaos.slug)).data).toMatchObject({
      is_preorder: true,
      preorder_days: 7,
      seller: { on_holiday: true, holiday_until: '2099-12-31' },
    });
    await holiday('2020-01-01', null);
    expect((await detail(kaos.slug)).data.seller).toMatchObject({ on_holiday: false, holiday_until: null });
    await holiday(null, null);
    await db.updateTable('products').set({ is_preorder: false }).where('id', '=', kaos.id).execute();
    expect((await detail(kaos.slug)).data.preorder_days).toBe(0);
  });

  test('opens by id and by an address from before it was renamed, and names the current one', async () => {
    for (const address of [kaos.id, `kaos-lama-${kaos.id}`]) {
      expect((await detail(address)).data.slug).toBe(kaos.slug);
    }
  });

  test('of what is hidden, unknown or malformed is not found', async () => {
    for (const address of ['kaos-tersembunyi-5', 5, 'tidak-ada', 999, "x'--", '9'.repeat(30), '%00']) {
      expect([address, (await detail(encodeURIComponent(address))).status]).toEqual([address, 404]);
    }
    expect((await detail('tidak-ada')).message).toBe('Produk tidak ditemukan');
  });

  test('that its seller deleted is 410, with the former product and similar ones [A50]', async () => {
    const { db } = market.database;
    const set = async (values: { deleted_at: Date | null; status?: 'HIDDEN' | 'PUBLISH' }) => {
      await db.updateTable('products').set(values).where('id', '=', kaos.id).execute();
      await refreshCatalog(market);
    };
    await set({ deleted_at: market.clock.now() });
    const gone = await detail(kaos.slug, { headers: { 'accept-language': 'en' } });
    expect([gone.status, gone.code, gone.message]).toEqual([410, 410, 'This product is no longer sold']);
    expect(gone.data).toMatchObject({
      id: kaos.id,
      name: 'Kaos polos katun',
      category_path: [{}, { slug: 'kaos' }],
    });
    expect((await market.call(`/products/similar/${kaos.id}`)).data).toHaveLength(2);
    await set({ deleted_at: market.clock.now(), status: 'HIDDEN' });
    expect((await detail(kaos.slug)).status).toBe(404);
    await set({ deleted_at: null, status: 'PUBLISH' });
    expect((await detail(kaos.slug)).status).toBe(200);
  });

  test('of a suspended store is not found, even before its listing is refreshed', async () => {
    const { db } = market.database;
    await db.updateTable('merchants').set({ suspended_at: market.clock.now() }).where('id', '=', 1).execute();
    expect((await detail(kaos.slug)).status).toBe(404);
    await db.updateTable('merchants').set({ suspended_at: null }).execute();
    expect((await detail(kaos.slug)).status).toBe(200);
  });

  test('shows a signed-in user whether they saved it, and nobody else', async () => {
    const [siti, budi] = await Promise.all(
      ['siti', 'budi'].map((name) => createSignedInUser(market, { email: `${name}@example.test` })),
    );
    await market.database.db
      .insertInto('wishlists')
      .values({ user_id: siti?.id as number, product_id: kaos.id, created_at: market.clock.now() })
      .execute();
    const isSaved = async (token?: string) => (await detail(kaos.slug, { token })).data.is_wishlist;
    expect([await isSaved(siti?.token), await isSaved(budi?.token), await isSaved()]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('reviews', () => {
  const reviews = async (query = '', id: number | string = kaos.id) =>
    market.call(`/products/review/${id}?${query}`);

  test('come newest first, with the reply; an anonymous author is masked, a hidden one left out', async () => {
    const { data, meta } = await reviews();
    expect(data.map(({ text, author }: { text: string; author: string }) => [text, author])).toEqual([
      ['Ulasan 3', 'S***i'],
      ['Ulasan 1', 'Siti'],
      ['Ulasan 0', 'Siti'],
    ]);
    expect(data[2].reply).toEqual({ text: 'Terima kasih', created_at: market.clock.now().toISOString() });
    expect(meta.total).toBe(3);
  });

  test('can be of one number of stars, and are summed up on the page', async () => {
    expect((await reviews('rating=5')).meta.total).toBe(2);
    expect((await reviews('rating=4')).data).toEqual([]);
    expect((await reviews('rating=6')).status).toBe(422);
    const { review_summary } = (await detail(kaos.slug)).data;
    expect(review_summary).toEqual({
      average: 3.7,
      total: 3,
      with_images: 0,
      distribution: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 2 },
    });
  });

  test('of a product that nobody may see are not found', async () => {
    expect((await reviews('', 5)).status).toBe(404);
    expect((await reviews('', 'abc')).status).toBe(404);
  });
});

describe('similar products', () => {
  test('are of the same category, from other stores first', async () => {
    const { data } = await market.call(`/products/similar/${kaos.id}`);
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Kaos toko lain', 'Kaos garis-garis']);
    expect((await market.call('/products/similar/5')).status).toBe(404);
  });
});

describe('the values of filters', () => {
  test('the category tree counts what is below [API-11]', async () => {
    const { data } = await market.call('/products/categories/tree');
    expect(data).toMatchObject([
      { slug: 'busana', total: 4, children: [{ slug: 'kaos', total: 3, children: [] }] },
    ]);
  });

  test('cities, brands, kinds of store and sorts have names in both languages [API-11]', async () => {
    expect((await market.call('/products/cities')).data).toEqual([
      { id: '32.73', name: 'Kota Bandung', total: 4 },
    ]);
    const brands = await market.call('/products/brands?search=EKA');
    expect(brands.data).toEqual([{ id: 1, name: 'Sekar', slug: 'sekar', logo: null, total: 1 }]);
    expect(brands.meta.total).toBe(1);
    expect((await market.call('/products/brands?search=%25')).data).toEqual([]);
    const english = { headers: { 'accept-language': 'en' } };
    expect((await market.call('/products/storetype', english)).data[0]).toEqual({
      id: 'official',
      name: 'Official store',
    });
    expect((await market.call('/products/sort')).data).toContainEqual({ id: 'lates', name: 'Terbaru' });
    expect((await market.call('/products/sort', english)).data).toContainEqual({
      id: 'lates',
      name: 'Latest',
    });
  });
});
