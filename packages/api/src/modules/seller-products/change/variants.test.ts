import type { EditedProductInput, SellerProduct } from '@pasar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFlashSaleItem } from '../../../testing/flash-sale-items.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
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
const variantOf = ({ variants }: SellerProduct, ...words: string[]) => {
  const found = variants.find(({ option_values }) => option_values.join() === words.join());
  if (!found) throw new Error(`there is no ${words.join(', ')}`);
  return found;
};

describe('variants', () => {
  test('keep their ids when option values are renamed, moved and priced anew', { tags: 'slow' }, async () => {
    const id = await seller.create(matrix());
    const before = await seller.detail(id);
    const [colour, size] = before.options;
    const options = [
      { id: size?.id, name: 'Size', values: size?.values.toReversed() },
      {
        id: colour?.id,
        name: 'Warna',
        values: colour?.values.map((value) => ({ ...value, value: `${value.value} tua` })),
      },
    ];
    const variants = before.variants.map(({ id: _, option_values: [tone, letter], ...variant }) => ({
      ...variant,
      option_values: [letter, `${tone} tua`],
      price: variant.price + 500,
    }));
    expect((await seller.edit(id, { options, variants } as Partial<EditedProductInput>)).code).toBe(200);
    const after = await seller.detail(id);
    expect(after.options.map(({ name, values }) => [name, ...values.map(({ value }) => value)])).toEqual([
      ['Size', 'L', 'M'],
      ['Warna', 'Hitam tua', 'Putih tua'],
    ]);
    expect(variantOf(after, 'L', 'Putih tua')).toMatchObject({
      id: variantOf(before, 'Putih', 'L').id,
      price: 91_500,
    });
  });

  test('that are removed stay for carts and orders, and come back under their ids', async () => {
    const id = await seller.create(matrix());
    const before = await seller.detail(id);
    const black = variantOf(before, 'Hitam', 'M').id;
    const shop = checkoutAs(market, buyer);
    await shop.add({ id }, 1, { variant_id: black });
    const white = {
      options: before.options.map(({ id, name, values }) => ({
        id,
        name,
        values: name === 'Warna' ? values.slice(1) : values,
      })),
      variants: before.variants.filter(({ option_values }) => option_values[0] === 'Putih'),
    };
    expect((await seller.edit(id, white)).code).toBe(200);
    const page = (await market.call(`/products/detail/${id}`)).data;
    expect(page.variants).toHaveLength(2);
    expect(page.options[0].values).toHaveLength(1);
    const cart = await market.call('/cart/list', { token: buyer.token, body: {} });
    const items = cart.data.flatMap((group: { items: object[] }) => group.items);
    expect(items).toMatchObject([{ variant_id: black, variant_label: 'Hitam, M', warning: 'inactive' }]);
    expect((await seller.edit(id, matrix())).code).toBe(200);
    expect(variantOf(await seller.detail(id), 'Hitam', 'M').id).toBe(black);
    await market.call('/cart/remove', { token: buyer.token, body: { cart_item_id: items[0].id } });
  });

  test('of a product that gets its first option: the one it had becomes the one that the form names', async () => {
    const id = await seller.create();
    const [only] = (await seller.detail(id)).variants;
    const options = [{ name: 'Ukuran', values: [{ value: 'M' }, { value: 'L' }] }];
    const variants = [
      { option_values: ['M'], price: 70_000, stock: 3 },
      { id: only?.id, option_values: ['L'], price: 75_000 },
    ];
    await seller.edit(id, { options, variants });
    const after = await seller.detail(id);
    expect(variantOf(after, 'L')).toMatchObject({ id: only?.id, stock: 10 });
    expect(variantOf(after, 'M').stock).toBe(3);
    await seller.edit(id, { options: [], variants: [], price: 60_000, stock: 4 });
    const alone = await seller.detail(id);
    expect(alone).toMatchObject({ price: 60_000, stock: 4, options: [], variants: [{ price: 60_000 }] });
    expect(alone.variants).toHaveLength(1);
  });

  test('of another product are rejected by name [S22]', async () => {
    const [mine, theirs] = [await seller.create(matrix()), await rival.create(matrix())];
    const foreign = (await rival.get(`detail/${theirs}`)).data as SellerProduct;
    const own = matrix().variants ?? [];
    const stolen = own.map((variant, at) =>
      at === 2 ? { ...variant, id: foreign.variants[0]?.id } : variant,
    );
    expect((await seller.edit(mine, { ...matrix(), variants: stolen as never })).data).toHaveProperty([
      'variants.2.id',
    ]);
    const options = matrix().options?.map((option) => ({ ...option, id: foreign.options[0]?.id }));
    expect((await seller.edit(mine, { ...matrix(), options: options as never })).data).toHaveProperty([
      'options.0.id',
    ]);
    expect(((await rival.get(`detail/${theirs}`)).data as SellerProduct).version).toBe(1);
  });
});

describe('stock', () => {
  const reserve = async (id: number, qty: number) => {
    const shop = checkoutAs(market, buyer);
    const { data } = await shop.post('/cart/singlecheckout', { product_id: id, qty });
    await shop.pay((await shop.preview(data.checkout_id)).data);
  };
  const only = async (id: number) => (await seller.detail(id)).variants[0]?.id ?? 0;

  test('is counted in place and recorded; the list follows at once', async () => {
    const id = await seller.create({ name: 'Dompet kulit' });
    const variant_id = await only(id);
    const { code, message, data } = await seller.post('stock', { variant_id, stock: 3, stock_seen: 10 });
    expect([code, message]).toEqual([200, 'Stok tersimpan']);
    expect(data).toEqual({
      product_id: id,
      variant_id,
      stock: 3,
      stock_reserved: 0,
      stock_flash: 0,
      version: 2,
    });
    const [row] = (await seller.get('list?search=dompet')).data;
    expect(row).toMatchObject({ stock: 3, stock_on_hand: 3, variant_id, flags: ['low_stock'] });
    expect((await market.call(`/products/detail/${id}`)).data.stock).toBe(3);
    expect((await movesOf(variant_id)).at(-1)).toMatchObject({ delta: -7, on_hand_after: 3 });
  });

  test('never falls below what is ordered or set aside, and reports the current stock', async () => {
    const id = await seller.create();
    const variant_id = await only(id);
    await reserve(id, 2);
    await addFlashSaleItem(market, { product: { id, variantIds: [variant_id] }, price: 30_000, stock: 3 });
    const refused = await seller.post('stock', { variant_id, stock: 4 });
    expect(refused).toMatchObject({
      status: 409,
      message: 'Stok tidak bisa kurang dari 5: sebanyak itu sudah dipesan atau dipakai flash sale',
      data: { reason: 'stock_changed', stock: 10, stock_reserved: 2, stock_flash: 3 },
    });
    expect(await seller.edit(id, { stock: 4 })).toMatchObject({
      status: 409,
      data: { reason: 'stock_changed', product: { stock: 10, stock_reserved: 2 } },
    });
    expect((await seller.post('stock', { variant_id, stock: 5 })).code).toBe(200);
  });

  test('that changed since it was read is not overwritten', async () => {
    const id = await seller.create();
    const variant_id = await only(id);
    await seller.post('stock', { variant_id, stock: 8 });
    const late = await seller.post('stock', { variant_id, stock: 20, stock_seen: 10 });
    expect(late).toMatchObject({ status: 409, data: { stock: 8, version: 2 } });
    const { version } = await seller.detail(id);
    expect((await seller.edit(id, { version, stock: 20, stock_seen: 10 })).status).toBe(409);
    expect((await seller.edit(id, { version, stock: 20, stock_seen: 8 })).code).toBe(200);
  });

  test("of another store's variant finds nothing [S22]", async () => {
    const variant_id = await only(await seller.create());
    expect((await rival.post('stock', { variant_id, stock: 1 })).status).toBe(404);
    expect((await rival.post('price', { variant_id, price: 1_000 })).status).toBe(404);
    expect((await seller.post('stock', { variant_id, stock: -1 })).status).toBe(422);
    expect((await seller.post('stock', { variant_id, stock: 1.5 })).status).toBe(422);
  });
});

describe('price', () => {
  test('changes in place for everybody; what is crossed out stays as long as it is higher', async () => {
    const id = await seller.create({ compare_at_price: 100_000 });
    const variant_id = (await seller.detail(id)).variants[0]?.id;
    const { data } = await seller.post('price', { variant_id, price: 80_000 });
    expect(data).toMatchObject({ price: 80_000, compare_at_price: 100_000, version: 2 });
    expect((await market.call(`/products/detail/${id}`)).data.price).toBe(80_000);
    expect((await seller.post('price', { variant_id, price: 120_000 })).data.compare_at_price).toBeNull();
    const low = await seller.post('price', { variant_id, price: 90_000, compare_at_price: 90_000 });
    expect(low).toMatchObject({ status: 422, data: { compare_at_price: expect.any(Array) } });
  });

  test('stays above the flash sale that the product is in', { tags: 'slow' }, async () => {
    const id = await seller.create();
    const variant_id = (await seller.detail(id)).variants[0]?.id ?? 0;
    await addFlashSaleItem(market, { product: { id, variantIds: [variant_id] }, price: 60_000, stock: 1 });
    const says = ['Harga harus lebih tinggi dari harga flash sale produk ini'];
    expect(await seller.post('price', { variant_id, price: 60_000 })).toMatchObject({
      status: 422,
      data: { price: says },
    });
    expect(await seller.edit(id, { price: 50_000 })).toMatchObject({ status: 422, data: { price: says } });
    expect((await seller.edit(id, { name: 'Nama yang baru' })).code).toBe(200);
  });

  test('can be cut for a while, by 70 % at most', async () => {
    const id = await seller.create({ price: 100_000 });
    const ends_at = new Date(market.clock.now().getTime() + 86_400_000).toISOString();
    const cut = { product_id: id, type: 'percent', value: 25, ends_at };
    expect((await seller.post('discount', cut)).data.discount).toMatchObject({ value: 25, is_running: true });
    expect((await market.call(`/products/detail/${id}`)).data).toMatchObject({
      price: 75_000,
      compare_at_price: 100_000,
      discount_percent: 25,
    });
    expect((await seller.detail(id)).discount).toMatchObject({ type: 'percent', value: 25 });
    expect((await seller.post('discount', { ...cut, value: 71 })).data).toEqual({
      value: ['Potongan maksimal 70%'],
    });
    expect((await seller.post('discount', { ...cut, type: 'amount', value: 70_001 })).data).toEqual({
      value: ['Potongan maksimal 70% dari harga termurah, yaitu Rp70.000'],
    });
    expect((await seller.post('discount', { ...cut, ends_at: '2020-01-01T00:00:00Z' })).status).toBe(422);
    expect((await rival.post('discount', cut)).status).toBe(404);
    expect((await seller.post('discount/unset', { product_id: id })).code).toBe(200);
    expect((await market.call(`/products/detail/${id}`)).data.price).toBe(100_000);
  });
});

describe('the rest', () => {
  test('images are reordered, each named once', async () => {
    const pictures = [await seller.upload(), await seller.upload()];
    const id = await seller.create({ images: pictures.map((media_id) => ({ media_id })) });
    const media_ids = pictures.toReversed();
    expect((await seller.post('reorder-images', { product_id: id, media_ids })).data.version).toBe(2);
    expect((await seller.detail(id)).images.map(({ media_id }) => media_id)).toEqual(media_ids);
    for (const wrong of [[], pictures.slice(1), [pictures[0], pictures[0]], [...pictures, 999]]) {
      expect((await seller.post('reorder-images', { product_id: id, media_ids: wrong })).status).toBe(422);
    }
    expect((await seller.detail(id)).images).toHaveLength(2);
    expect((await rival.post('reorder-images', { product_id: id, media_ids })).status).toBe(404);
  });

  test('a copy is hidden, without stock and codes, and its own', async () => {
    const id = await seller.create({ ...matrix(), name: 'a'.repeat(150), sku: 'KP' });
    const { data, message } = await seller.post('duplicate', { product_id: id });
    expect([message, data.status]).toEqual(['Produk digandakan', 'HIDDEN']);
    const copy = await seller.detail(data.product_id);
    expect(copy).toMatchObject({ name: `${'a'.repeat(140)} (salinan)`, sku: null, stock: 0 });
    expect(copy.variants).toHaveLength(4);
    expect(copy.images).toHaveLength(1);
    expect((await rival.post('duplicate', { product_id: id })).status).toBe(404);
  });
});
