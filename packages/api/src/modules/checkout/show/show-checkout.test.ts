import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addProduct, refreshCatalog } from '../../../testing/products.ts';
import { createSignedInUser } from '../../../testing/users.ts';
import { addVoucher } from '../../../testing/vouchers.ts';
import {
  checkoutAs,
  createSessionToken,
  firstOrder,
  getOrders,
  giveAddress,
  openShopper,
  openStores,
  type Shopper,
  type TestProduct,
} from '../testing/shopping.ts';

let market: TestServer;
let goods: TestProduct;
let second: TestProduct;
let buyer: Shopper;
let shop: ReturnType<typeof checkoutAs>;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  [goods, second] = (await openStores(market, 2)) as [TestProduct, TestProduct];
  buyer = await openShopper(market);
  shop = checkoutAs(market, buyer);
});
afterAll(() => market.close());

describe('the checkout of the cart', () => {
  test('shows one order per seller with couriers, the cheapest selected, and adds up [CHECK-01] [DATA-06]', {
    tags: 'slow',
  }, async () => {
    await shop.add(goods, 2, { note: 'tanpa plastik' });
    await shop.add(second);
    const answer = await shop.open();
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      source: 'cart',
      status: 'open',
      address: { id: buyer.addressId, city: 'Kota Bandung', is_default: true },
      warnings: [],
      can_pay: true,
      order_group_code: null,
    });
    const [near, far] = getOrders(answer).sort((a, b) => a.merchant.id - b.merchant.id);
    expect(near).toMatchObject({
      merchant: { id: goods.merchantId, merchant_name: 'Toko 1', city: 'Kota Bandung' },
      address_book_id: buyer.addressId,
      items: [{ product_id: goods.id, qty: 2, note: 'tanpa plastik', price: 100_000, is_checked: '1' }],
      weight_gram: 400,
      subtotal: 200_000,
      is_dropship: false,
      dropship_name: null,
      dropship_phone: null,
      selected_shipping: {
        courier: 'jnt',
        courier_name: 'J&T Express',
        service: 'EZ',
        price: 8_000,
        etd: '1-2',
      },
      insurance: false,
      insurance_price: 5_400,
      insurance_required: false,
      total: 208_000,
    });
    expect(near?.shipping.couriers.map(({ code }) => code)).toEqual(['jne', 'jnt', 'sicepat']);
    expect(near?.selected_shipping?.etd_date).toEqual({ from: '2026-03-03', to: '2026-03-04' });
    expect(answer.data.summary).toMatchObject({
      subtotal: 300_000,
      shipping: 8_000 + (far?.selected_shipping?.price ?? 0),
      grand_total: 308_000 + (far?.selected_shipping?.price ?? 0),
      use_wallet: false,
      wallet_used: 0,
    });
    expect(answer.data.summary.payable).toBe(answer.data.summary.grand_total);
    expect(answer.data.payment_methods.length).toBeGreaterThan(0);
    expect(answer.all_promo).toEqual([]);
  });

  test('is one: opened again it follows the cart and keeps the selections for sellers that stay', {
    tags: 'slow',
  }, async () => {
    await shop.add(goods);
    const opened = await shop.open();
    const order = firstOrder(opened);
    const yes = order.shipping.couriers[0]?.services.find(({ service }) => service === 'YES');
    await shop.post(`/shipping/${order.id}/setlogistic`, { shipper_result_id: yes?.shipper_result_id });
    await shop.post(`/shipping/${order.id}/dropship`, {
      dropship_name: 'Sari',
      dropship_phone: '081234567890',
    });
    await shop.add(second);
    const again = await shop.open();
    expect(again.data.checkout_id).toBe(opened.data.checkout_id);
    expect(getOrders(again)).toHaveLength(2);
    expect(getOrders(again).find(({ id }) => id === order.id)).toMatchObject({
      selected_shipping: { service: 'YES' },
      dropship_name: 'Sari',
    });
    const { data } = await shop.post('/cart/list');
    await shop.post('/cart/unchecked', { cart_item_id: data[1].items[0].id });
    expect(getOrders(await shop.open()).map(({ merchant }) => merchant.id)).toEqual([second.merchantId]);
  });

  test('without an id, the one opened last is shown; else one is made of the checked cart', async () => {
    expect(await shop.preview()).toMatchObject({
      status: 409,
      message: 'Belum ada barang yang dipilih untuk dibeli',
      data: { reason: 'session_closed', preview: null },
    });
    await shop.add(goods);
    const made = await shop.preview();
    expect(made.data).toMatchObject({ source: 'cart', orders: [{ items: [{ qty: 1 }] }] });
    market.clock.advance(minute);
    const single = await shop.post('/cart/singlecheckout', { product_id: second.id, qty: 3 });
    expect((await shop.preview()).data.checkout_id).toBe(single.data.checkout_id);
    expect((await shop.preview(made.data.checkout_id)).data.source).toBe('cart');
  });

  test('nothing checked, or nothing available, is nothing to check out', async () => {
    await shop.add(goods);
    await shop.post('/cart/unchecked');
    expect((await shop.open()).status).toBe(409);
    await shop.post('/cart/checked');
    await market.database.db.updateTable('variants').set({ is_active: false }).execute();
    expect((await shop.open()).data.reason).toBe('session_closed');
  });

  test('without an address it cannot be paid yet, and follows the first one', async () => {
    const { token } = await createSignedInUser(market, { email: 'sari@example.test' });
    const sari = checkoutAs(market, { token });
    await sari.add(goods);
    const answer = await sari.open();
    expect(answer.data).toMatchObject({ address: null, can_pay: false });
    expect(firstOrder(answer)).toMatchObject({
      address: null,
      address_book_id: null,
      selected_shipping: null,
      shipping: { couriers: [] },
      total: 100_000,
    });
    expect(await sari.pay(answer.data)).toMatchObject({ status: 409, data: { reason: 'incomplete' } });
  });

  test('is valid for a day; then it has to be opened again', async () => {
    await shop.add(goods);
    const { data } = await shop.open();
    market.clock.advance(day);
    const later = checkoutAs(market, { token: await createSessionToken(market, buyer.id) });
    expect(await later.preview(data.checkout_id)).toMatchObject({
      status: 409,
      data: { reason: 'session_closed', preview: null },
    });
    expect((await later.pay(data)).data.reason).toBe('session_closed');
    expect((await later.open()).data.can_pay).toBe(true);
  });

  test('what belongs to somebody else is not found, and visitors must sign in [S22]', async () => {
    await shop.add(goods);
    const opened = await shop.open();
    const { id, selected_shipping } = firstOrder(opened);
    const sari = checkoutAs(market, await openShopper(market, 'sari@example.test'));
    const body = { address_book_id: buyer.addressId };
    for (const answer of [
      await sari.preview(opened.data.checkout_id),
      await sari.pay(opened.data),
      await sari.post(`/shipping/${id}/setlogistic`, {
        shipper_result_id: selected_shipping?.shipper_result_id,
      }),
      await sari.post(`/shipping/${id}/address-book`, body),
      await sari.post('/shipping/all/address-book', body),
      await sari.post(`/shipping/${id}/dropship`, { dropship_name: 'Sari', dropship_phone: '081234567890' }),
      await sari.post(`/shipping/${id}/dropship/unset`),
      await sari.post('/checkout/wallet', { use_wallet: '1', checkout_id: opened.data.checkout_id }),
      await sari.post('/promo/select', { promo_id: 1, checkout_id: opened.data.checkout_id }),
      await market.call(`/shipping/${id}/pricelist`, {
        token: (await createSignedInUser(market, { email: 'x@example.test' })).token,
      }),
    ]) {
      expect([answer.status, answer.data]).toEqual([404, null]);
    }
    expect((await market.call('/shipping/checkout/preview')).status).toBe(401);
    expect((await shop.preview(opened.data.checkout_id)).data).toEqual({
      ...opened.data,
      server_time: expect.any(String),
    });
  });
});

describe('a single purchase', () => {
  test('leaves the cart alone, and every tab pays its own, whichever was opened last [CART-02] [R19]', {
    tags: 'slow',
  }, async () => {
    await shop.add(second);
    const first = await shop.post('/cart/singlecheckout', { product_id: goods.id, qty: 2, note: 'cepat' });
    expect(first).toMatchObject({ code: 200, data: { redirect: '/checkout' } });
    const shown = await shop.preview(first.data.checkout_id);
    expect(shown.data).toMatchObject({ source: 'single', orders: [{ items: [{ qty: 2, note: 'cepat' }] }] });
    const next = await shop.post('/cart/singlecheckout', { product_id: second.id, qty: 1 });
    expect((await shop.preview()).data.checkout_id).toBe(next.data.checkout_id);
    const own = (await shop.preview(first.data.checkout_id)).data;
    expect(own.orders).toMatchObject([{ items: [{ product_id: goods.id, qty: 2 }] }]);
    const other = (await shop.preview(next.data.checkout_id)).data;
    for (const [checkout, merchantName] of [
      [own, 'Toko 1'],
      [other, 'Toko 2'],
    ]) {
      expect(await shop.pay(checkout)).toMatchObject({
        status: 200,
        data: { orders: [{ merchant_name: merchantName }] },
      });
    }
    expect(await shop.post('/cart/list')).toMatchObject({ total_item: 1 });
  });

  test('goes to the address selected in its own tab', async () => {
    const first = (await shop.post('/cart/singlecheckout', { product_id: goods.id, qty: 1 })).data;
    const next = (await shop.post('/cart/singlecheckout', { product_id: second.id, qty: 1 })).data;
    const elsewhere = await giveAddress(market, buyer.id, { label: 'Kantor' });
    const body = { address_book_id: elsewhere, checkout_id: first.checkout_id };
    await shop.post('/shipping/all/address-book', body);
    const addressOf = async (id: number) => firstOrder(await shop.preview(id)).address_book_id;
    expect(await addressOf(first.checkout_id)).toBe(elsewhere);
    expect(await addressOf(next.checkout_id)).toBe(buyer.addressId);
  });

  test('sent again under its key is one; beyond twenty the oldest is closed', async () => {
    const body = { product_id: goods.id, qty: 1 };
    const key = { 'idempotency-key': 'buy-now-0001' };
    const first = await shop.post('/cart/singlecheckout', body, key);
    expect(await shop.post('/cart/singlecheckout', body, key)).toMatchObject({ data: first.data });
    for (let n = 0; n < 19; n++) await shop.post('/cart/singlecheckout', body);
    expect((await shop.preview(first.data.checkout_id)).status).toBe(200);
    await shop.post('/cart/singlecheckout', body);
    expect(await shop.preview(first.data.checkout_id)).toMatchObject({
      status: 409,
      data: { reason: 'session_closed' },
    });
  });

  test('is rejected as adding to the cart is', async () => {
    const single = (body: object) =>
      shop.post('/cart/singlecheckout', { product_id: goods.id, qty: 1, ...body });
    expect(await single({ qty: 11 })).toMatchObject({ status: 409, data: { stock_left: 10 } });
    expect((await single({ qty: 0 })).status).toBe(422);
    expect((await single({ product_id: 999 })).status).toBe(404);
    expect((await single({ variant_id: second.variantId })).status).toBe(404);
    expect(
      (await market.call('/cart/singlecheckout', { body: { product_id: goods.id, qty: 1 } })).status,
    ).toBe(401);
  });
});

describe('what changed is shown', () => {
  const change = (values: object) =>
    market.database.db
      .updateTable('variants')
      .set(values as never)
      .execute();

  test('a new price, with the old one beside it', async () => {
    await shop.add(goods);
    await shop.open();
    await change({ price: 90_000 });
    const answer = await shop.preview();
    const { id, items } = firstOrder(answer);
    expect(answer.data.warnings).toEqual([
      { type: 'price_changed', order_id: id, cart_item_id: items[0]?.id, from: 100_000, to: 90_000 },
    ]);
    expect(answer.data.summary.subtotal).toBe(90_000);
  });

  test('less stock: fewer pieces; none: nothing can be paid', { tags: 'slow' }, async () => {
    await shop.add(goods, 6);
    await shop.open();
    await change({ stock_on_hand: 2 });
    const fewer = await shop.preview();
    expect(fewer.data).toMatchObject({
      can_pay: true,
      warnings: [{ type: 'stock_reduced', from: 6, to: 2 }],
      summary: { subtotal: 200_000 },
      orders: [{ weight_gram: 400, items: [{ qty: 2, max_qty: 2 }] }],
    });
    await change({ stock_on_hand: 0 });
    const none = await shop.preview();
    expect(none.data).toMatchObject({
      can_pay: false,
      warnings: [{ type: 'out_of_stock', from: 6, to: 0 }],
      summary: { subtotal: 0, grand_total: 0 },
    });
    await change({ stock_on_hand: 10 });
    expect((await shop.preview()).data).toMatchObject({ warnings: [], summary: { subtotal: 600_000 } });
  });

  test('a changed shipping rate, once', async () => {
    await shop.add(goods);
    await shop.open();
    await market.database.db.updateTable('products').set({ weight_gram: 1_500 }).execute();
    const answer = await shop.preview();
    expect(answer.data.warnings).toMatchObject([{ type: 'shipping_changed', from: 8_000, to: 16_000 }]);
    expect((await shop.preview()).data.warnings).toEqual([]);
  });

  test('a promo that ended, and the total without it', async () => {
    const id = await addVoucher(market);
    await shop.add(goods);
    const opened = await shop.open();
    expect(opened.data.summary).toMatchObject({ voucher: 10_000, grand_total: 98_000 });
    market.clock.advance(1);
    await market.database.db.updateTable('vouchers').set({ is_paused: true }).execute();
    const answer = await shop.preview();
    expect(answer.data.warnings).toMatchObject([{ type: 'promo_dropped', from: id, to: null }]);
    expect(answer.data.summary).toMatchObject({ voucher: 0, grand_total: 108_000 });
  });

  test('made-to-order items arrive later', async () => {
    const product = await addProduct(market, {
      store: goods.merchantId,
      category: 2,
      is_preorder: true,
      preorder_days: 7,
    });
    await refreshCatalog(market);
    await shop.add(product);
    expect(firstOrder(await shop.open()).selected_shipping?.etd_date).toEqual({
      from: '2026-03-10',
      to: '2026-03-11',
    });
    market.clock.advance(hour);
  });
});
