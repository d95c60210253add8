import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addBrand, addCategory, addImage } from '../../../testing/products.ts';
import { checkoutAs, openShopper, type Shopper } from '../../checkout/testing/shopping.ts';
import {
  matrix,
  openSellerProductsFixture,
  type SellerProductsFixture,
} from '../testing/seller-products-fixture.ts';

let market: TestServer;
let seller: SellerProductsFixture;
let rival: SellerProductsFixture;
let buyer: Shopper;
beforeAll(async () => {
  market = await openTestServer();
  seller = await openSellerProductsFixture(market);
  rival = await openSellerProductsFixture(market, { name: 'Toko Lain', category: seller.category });
  buyer = await openShopper(market);
});
afterAll(() => market.close());

const movesOf = (variantId: number) =>
  market.database.db
    .selectFrom('stock_movements')
    .select(['kind', 'delta', 'on_hand_after', 'ref_id', 'actor_id'])
    .where('variant_id', '=', variantId)
    .orderBy('id')
    .execute();
describe('a new product', () => {
  test('is on its page, in lists and in search, and can be bought [SELL-02] [API-21]', {
    tags: 'slow',
  }, async () => {
    const { code, message, data } = await seller.post('create', await seller.form({ name: 'Celana gunung' }));
    expect([code, message]).toEqual([200, 'Produk tersimpan']);
    expect(data).toMatchObject({ slug: `celana-gunung-${data.product_id}`, status: 'PUBLISH', version: 1 });
    const page = await market.call(`/products/detail/${data.slug}`);
    expect(page.data).toMatchObject({ name: 'Celana gunung', price: 75_000, stock: 10 });
    const found = await market.call('/products/list?search=celana');
    expect(found.data.map((card: { id: number }) => card.id)).toEqual([data.product_id]);
    const shop = checkoutAs(market, buyer);
    await shop.add({ id: data.product_id }, 2);
    const { data: checkout } = await shop.open();
    expect((await shop.pay(checkout)).code).toBe(200);
    expect((await seller.detail(data.product_id)).stock_reserved).toBe(2);
  });

  test('is read back as it was sent, and sent back it changes nothing but its version', async () => {
    const brand = await addBrand(market, 'Borneo');
    const pictures = [await seller.upload(), await seller.upload()];
    const id = await seller.create({
      ...matrix(),
      brand_id: brand,
      sku: 'KP',
      attributes: [{ name: 'Bahan', value: 'Katun' }],
      images: [
        { media_id: pictures[0] as number, position: 2 },
        { media_id: pictures[1] as number, position: 1, alt: 'Depan' },
      ],
      video_url: 'https://youtu.be/abc',
      length_cm: 30,
      width_cm: 20,
      height_cm: 2,
      max_order: 5,
      is_preorder: true,
      preorder_days: 7,
      seo_title: 'Kaos',
    });
    const before = await seller.detail(id);
    expect(before).toMatchObject({
      brand_id: brand,
      brand_name: 'Borneo',
      sku: 'KP',
      price: 80_000,
      stock: 20,
      attributes: [{ name: 'Bahan', value: 'Katun' }],
      images: [
        { media_id: pictures[1], alt: 'Depan', position: 1 },
        { media_id: pictures[0], position: 2 },
      ],
      video_url: 'https://youtu.be/abc',
      preorder_days: 7,
      moderation: 'ok',
      version: 1,
    });
    expect(before.variants.map(({ option_values }) => option_values.join(' '))).toEqual([
      'Hitam M',
      'Hitam L',
      'Putih M',
      'Putih L',
    ]);
    const shown = (await market.call(`/products/detail/${id}`)).data;
    expect(shown).toMatchObject({
      video_url: 'https://youtu.be/abc',
      seo: { title: 'Kaos', description: 'Nyaman dipakai.', canonical: `/p/${before.slug}` },
    });
    expect((await seller.edit(id, {})).data).toMatchObject({ version: 2, slug: before.slug });
    const { updated_at: _, ...after } = await seller.detail(id);
    const { updated_at: __, ...same } = { ...before, version: 2 };
    expect(after).toEqual(same);
  });

  test('that must be insured is sent with insurance, whatever it costs', async () => {
    const id = await seller.create({ must_insurance: true });
    const shop = checkoutAs(market, buyer);
    const { data } = await shop.post('/cart/singlecheckout', { product_id: id, qty: 1 });
    const [order] = (await shop.preview(data.checkout_id)).data.orders;
    expect(order).toMatchObject({ insurance: true, insurance_required: true });
  });

  test('writes its first pieces into the journal of the stock', async () => {
    const product = await seller.detail(await seller.create({ stock: 7 }));
    const [variant] = product.variants;
    expect(await movesOf(variant?.id ?? 0)).toEqual([
      { kind: 'manual', delta: 7, on_hand_after: 7, ref_id: product.product_id, actor_id: seller.userId },
    ]);
  });

  test('is there once, however often it is sent under one key [R5]', async () => {
    const form = await seller.form({ name: 'Sekali saja' });
    const key = { 'idempotency-key': 'produk-sekali-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => seller.post('create', form, key)));
    expect(new Set(answers.map(({ data }) => data.product_id)).size).toBe(1);
    expect((await seller.get('list?search=sekali')).meta.total).toBe(1);
  });

  test('reports the errors of each field, in the requested language [S29]', async () => {
    const bad = { name: 'abc', price: 'x', weight_gram: 0, category_id: seller.category, description: 'a' };
    const { status, message, data } = await seller.post('create', bad);
    expect([status, message]).toEqual([422, 'Nama produk minimal 5 karakter']);
    expect(data).toEqual({
      name: ['Nama produk minimal 5 karakter'],
      price: ['Harga harus angka'],
      weight_gram: ['Berat 1 sampai 500.000 gram'],
    });
    const english = await seller.post('create', bad, { 'accept-language': 'en' });
    expect(english.data.price).toEqual(['Price must be a number']);
  });

  test("needs a category without others below it, a brand that exists and the user's own images [S22]", async () => {
    const root = await addCategory(market, 'Busana');
    await addCategory(market, 'Celana', root);
    const foreign = await rival.upload();
    const wrong = { category_id: root, brand_id: 999, images: [{ media_id: foreign }] };
    const { status, data } = await seller.post('create', await seller.form(wrong));
    expect(status).toBe(422);
    expect(data).toEqual({
      category_id: ['Pilih kategori yang paling rinci'],
      brand_id: ['Merek ini tidak ada'],
      'images.0.media_id': ['Foto ini tidak ditemukan. Unggah lagi.'],
    });
    expect((await seller.post('create', await seller.form({ category_id: 999 }))).status).toBe(422);
  });

  test('takes no owner, state or count from its sender [S24]', async () => {
    const hopes = {
      merchant_id: rival.merchantId,
      moderation: 'ok',
      sold_count: 9,
      rating_avg: 5,
      slug: 'x',
    };
    const { data } = await seller.post('create', { ...(await seller.form()), ...hopes });
    const row = await market.database.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', data.product_id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ merchant_id: seller.merchantId, sold_count: 0, rating_avg: 0 });
    expect(row.slug).not.toBe('x');
  });

  test('publishes its images, and shows markup as plain text [S31] [S33]', async () => {
    const draft = await seller.upload();
    const description = '<script>alert(1)</script>';
    const id = await seller.create({ images: [{ media_id: draft }], description });
    const { images } = await seller.detail(id);
    const open = await market.fetch(new Request(`http://pasar.test${images[0]?.image_urls.w300}`));
    expect(open.status).toBe(200);
    expect((await market.call(`/products/detail/${id}`)).data.description).toBe(description);
  });
});

describe('an edit', () => {
  test('of an older version gets the current product and changes nothing', async () => {
    const id = await seller.create({ name: 'Kaos pertama' });
    const old = await seller.detail(id);
    await seller.edit(id, { name: 'Kaos kedua' });
    const refused = await seller.post('edit', { ...old, name: 'Kaos ketiga' });
    expect(refused).toMatchObject({
      status: 409,
      message: 'Data ini sudah berubah. Muat ulang lalu coba lagi.',
      data: { reason: 'version_changed', product: { name: 'Kaos kedua', version: 2 } },
    });
    expect((await seller.detail(id)).name).toBe('Kaos kedua');
  });

  test('keeps the address of a renamed product, and search finds the new name', async () => {
    const id = await seller.create({ name: 'Sarung tenun' });
    const { slug } = await seller.detail(id);
    expect((await seller.edit(id, { name: 'Selendang tenun' })).data.slug).toBe(slug);
    const found = (await market.call('/products/list?search=selendang')).data;
    expect(found.map((card: { slug: string }) => card.slug)).toEqual([slug]);
  });

  test('of a price shows in the cart as a changed price, and on the checkout', async () => {
    const id = await seller.create({ name: 'Topi anyaman' });
    const shop = checkoutAs(market, buyer);
    await shop.add({ id });
    await seller.edit(id, { price: 90_000 });
    const { data: groups } = await market.call('/cart/list', { token: buyer.token, body: {} });
    const items = groups.flatMap((group: { items: object[] }) => group.items);
    expect(items).toMatchObject([
      { product_id: id, price: 90_000, added_price: 75_000, warning: 'price_changed' },
    ]);
    await market.call('/cart/remove', { token: buyer.token, body: { cart_item_id: items[0].id } });
  });

  test("of another store's product finds nothing [S22]", async () => {
    const id = await seller.create();
    const form = { ...(await seller.form()), product_id: id, version: 1 };
    expect((await rival.post('edit', form)).status).toBe(404);
    expect((await rival.get(`detail/${id}`)).status).toBe(404);
    expect((await seller.get('detail/0')).status).toBe(404);
    expect((await seller.detail(id)).version).toBe(1);
  });

  test('keeps images that staff or a seed added, and accepts no foreign one [S22]', async () => {
    const id = await seller.create();
    const { id: markets } = await addImage(market);
    await market.database.db
      .insertInto('product_images')
      .values({ product_id: id, media_id: markets, position: 2 })
      .execute();
    const kept = (await seller.detail(id)).images.map(({ media_id, alt }) => ({ media_id, alt }));
    expect((await seller.edit(id, { images: kept.toReversed() })).code).toBe(200);
    expect((await seller.detail(id)).images[0]?.media_id).toBe(markets);
    const foreign = await seller.edit(id, { images: [{ media_id: await rival.upload() }] });
    expect(foreign).toMatchObject({ status: 422, data: { 'images.0.media_id': expect.any(Array) } });
  });
});
