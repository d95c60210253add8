import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../../platform/clock.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addVoucher } from '../../../testing/vouchers.ts';
import {
  checkoutAs,
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
  await shop.add(goods);
});
afterAll(() => market.close());

const service = (answer: Parameters<typeof firstOrder>[0], courier: string, name: string) => {
  const found = firstOrder(answer)
    .shipping.couriers.find(({ code }) => code === courier)
    ?.services.find((one) => one.service === name);
  if (!found) throw new Error(`${courier} ${name} is not offered`);
  return found;
};

describe('the courier', () => {
  test('price list and selection, with or without insurance [CHECK-02]', async () => {
    const opened = await shop.open();
    const { id, shipping } = firstOrder(opened);
    const list = await market.call(`/shipping/${id}/pricelist`, { token: buyer.token });
    expect(list.data).toEqual(shipping.couriers);
    const { shipper_result_id } = service(opened, 'jne', 'REG');
    const chosen = await shop.post(`/shipping/${id}/setlogistic`, { shipper_result_id, insurance: true });
    expect(firstOrder(chosen)).toMatchObject({
      selected_shipping: { shipper_result_id, courier: 'jne', service: 'REG', price: 9_000 },
      insurance: true,
      insurance_price: 5_200,
      total: 114_200,
    });
    expect(chosen.data.summary).toMatchObject({ shipping: 9_000, insurance: 5_200, grand_total: 114_200 });
    const without = await shop.post(`/shipping/${id}/setlogistic`, { shipper_result_id, insurance: false });
    expect(without.data.summary.grand_total).toBe(109_000);
  });

  test('a quote of another order is not found; one of half an hour ago has run out', async () => {
    await shop.add(second);
    const opened = await shop.open();
    const [one, other] = getOrders(opened);
    const body = { shipper_result_id: other?.selected_shipping?.shipper_result_id };
    expect((await shop.post(`/shipping/${one?.id}/setlogistic`, body)).status).toBe(404);
    market.clock.advance(30 * minute);
    const late = await shop.post(`/shipping/${other?.id}/setlogistic`, body);
    expect(late).toMatchObject({ status: 409, data: { reason: 'quote_expired' } });
    expect(late.data.preview.checkout.can_pay).toBe(true);
    expect((await shop.post(`/shipping/${other?.id}/setlogistic`, body)).status).toBe(200);
  });

  test.each([0, -1, 1.5, '1', null])('the id %j is rejected [S28]', async (shipper_result_id) => {
    const { id } = firstOrder(await shop.open());
    expect((await shop.post(`/shipping/${id}/setlogistic`, { shipper_result_id })).status).toBe(422);
  });

  test('prices that a client sends are ignored [S25]', async () => {
    const opened = await shop.open();
    const { shipper_result_id } = service(opened, 'jne', 'REG');
    const answer = await shop.post(`/shipping/${firstOrder(opened).id}/setlogistic`, {
      shipper_result_id,
      price: 1,
      insurance_price: 0,
      total: 1,
    });
    expect(answer.data.summary.shipping).toBe(9_000);
  });

  test('items above Rp1.000.000 are always insured', async () => {
    await market.database.db.updateTable('variants').set({ price: 1_000_001 }).execute();
    const opened = await shop.open();
    const order = firstOrder(opened);
    expect(order).toMatchObject({ insurance: true, insurance_required: true, insurance_price: 7_000 });
    const off = await shop.post(`/shipping/${order.id}/setlogistic`, {
      shipper_result_id: order.selected_shipping?.shipper_result_id,
      insurance: false,
    });
    expect(off).toMatchObject({
      status: 422,
      data: { insurance: ['Asuransi wajib untuk barang senilai ini'] },
    });
  });
});

describe('the address', () => {
  const farAway = (id: number) =>
    market.database.db
      .updateTable('addresses')
      .set({ province_id: '91', city_id: '91.71', sub_district_id: '91.71.01', area_id: '91.71.01.1001' })
      .where('id', '=', id)
      .execute();

  test('of one order or of all; shipping rates follow, the service stays while it is available [ADDR-02]', async () => {
    await shop.add(second);
    const opened = await shop.open();
    const papua = await giveAddress(market, buyer.id, { label: 'Papua' });
    await farAway(papua);
    const [one, other] = getOrders(opened);
    const { shipper_result_id } = service(opened, 'jne', 'REG');
    await shop.post(`/shipping/${one?.id}/setlogistic`, { shipper_result_id });
    const moved = await shop.post(`/shipping/${one?.id}/address-book`, { address_book_id: papua });
    expect(getOrders(moved).map(({ address_book_id }) => address_book_id)).toEqual([papua, buyer.addressId]);
    expect(getOrders(moved)[0]).toMatchObject({
      selected_shipping: { courier: 'jne', service: 'REG', price: 85_000 },
    });
    const all = await shop.post('/shipping/all/address-book', { address_book_id: papua });
    expect(getOrders(all).map(({ address_book_id }) => address_book_id)).toEqual([papua, papua]);
    expect(getOrders(all).find(({ id }) => id === other?.id)?.selected_shipping?.price).toBeGreaterThan(
      50_000,
    );
  });

  test('a service that does not go there is replaced by the cheapest', async () => {
    const opened = await shop.open();
    const { id } = firstOrder(opened);
    const { shipper_result_id } = service(opened, 'jne', 'YES');
    await shop.post(`/shipping/${id}/setlogistic`, { shipper_result_id });
    const papua = await giveAddress(market, buyer.id, { label: 'Papua' });
    await farAway(papua);
    const moved = await shop.post(`/shipping/${id}/address-book`, { address_book_id: papua });
    expect(firstOrder(moved).selected_shipping).toMatchObject({
      courier: 'jne',
      service: 'OKE',
      price: 72_000,
    });
    expect(moved.data.warnings).toMatchObject([{ type: 'shipping_changed', from: 16_000, to: 72_000 }]);
  });

  test('a deleted one is replaced by the default', async () => {
    const { id } = firstOrder(await shop.open());
    const other = await giveAddress(market, buyer.id, { label: 'Kantor' });
    await shop.post(`/shipping/${id}/address-book`, { address_book_id: other });
    await market.call(`/addressbook/delete/${other}`, { method: 'POST', token: buyer.token });
    expect(firstOrder(await shop.preview()).address_book_id).toBe(buyer.addressId);
  });
});

describe('a note', () => {
  test('is saved with its order, and removed by an empty one [CHECK-01]', async () => {
    const { id } = firstOrder(await shop.open());
    const said = await shop.post(`/shipping/${id}/note`, { note: '  Titip di satpam  ' });
    expect(firstOrder(said).note).toBe('Titip di satpam');
    expect((await shop.post(`/shipping/${id}/note`, { note: 'x'.repeat(201) })).data).toEqual({
      note: ['Catatan maksimal 200 karakter'],
    });
    await shop.pay(said.data);
    const kept = await market.database.db.selectFrom('orders').select('note').execute();
    expect(kept).toEqual([{ note: 'Titip di satpam' }]);
    expect((await shop.post(`/shipping/${id}/note`, { note: '' })).status).toBe(409);
  });
});

describe('dropship', () => {
  test('is set and unset per order [CHECK-03]', async () => {
    const { id } = firstOrder(await shop.open());
    const set = await shop.post(`/shipping/${id}/dropship`, {
      dropship_name: 'Toko Sari',
      dropship_phone: '081234567890',
    });
    expect(firstOrder(set)).toMatchObject({
      is_dropship: true,
      dropship_name: 'Toko Sari',
      dropship_phone: '081234567890',
    });
    const unset = await shop.post(`/shipping/${id}/dropship/unset`);
    expect(firstOrder(unset)).toMatchObject({
      is_dropship: false,
      dropship_name: null,
      dropship_phone: null,
    });
  });

  test.each([
    [{}, 'dropship_name', 'Nama harus diisi'],
    [{ dropship_name: '', dropship_phone: '081234567890' }, 'dropship_name', 'Nama harus diisi'],
    [{ dropship_name: 'Sari', dropship_phone: '12' }, 'dropship_phone', 'Nomor telepon tidak valid'],
  ])('%j is refused [CHECK-03]', async (body, field, text) => {
    const { id } = firstOrder(await shop.open());
    const answer = await shop.post(`/shipping/${id}/dropship`, body);
    expect(answer.status).toBe(422);
    expect(answer.data[field][0]).toContain(text);
  });
});

describe('the wallet', () => {
  test('pays first when it is on, never more than it has [CHECK-02]', async () => {
    await fillWallet(market, buyer.id, 50_000);
    await shop.open();
    const on = await shop.post('/checkout/wallet', { use_wallet: '1' });
    expect(on.data.summary).toMatchObject({
      use_wallet: true,
      wallet_balance: 50_000,
      wallet_used: 50_000,
      grand_total: 108_000,
      payable: 58_000,
    });
    const off = await shop.post('/checkout/wallet', { use_wallet: '0' });
    expect(off.data.summary).toMatchObject({ use_wallet: false, wallet_used: 0, payable: 108_000 });
    expect((await shop.post('/checkout/wallet', { use_wallet: true })).status).toBe(422);
    await fillWallet(market, buyer.id, 500_000);
    const whole = await shop.post('/checkout/wallet', { use_wallet: '1' });
    expect(whole.data.summary).toMatchObject({ wallet_used: 108_000, payable: 0 });
  });

  test('there has to be a checkout', async () => {
    expect(await shop.post('/checkout/wallet', { use_wallet: '1' })).toMatchObject({
      status: 409,
      data: { reason: 'session_closed' },
    });
  });
});

describe('promos at checkout', () => {
  test('the best ones are selected once; after that the selection stays [PROMO-02]', async () => {
    const small = await addVoucher(market, { voucher_code: 'KECIL', discount_value: 5_000 });
    const large = await addVoucher(market, { voucher_code: 'BESAR', discount_value: 15_000 });
    const opened = await shop.open();
    expect(opened.data.summary).toMatchObject({ voucher: 15_000, grand_total: 93_000 });
    expect(opened.all_promo[0]).toMatchObject({
      promo_id: large,
      is_selected: true,
      usable: true,
      amount: 15_000,
    });
    const chosen = await shop.post('/promo/select', { promo_id: small });
    expect(chosen.data.summary).toMatchObject({ voucher: 5_000, grand_total: 103_000 });
    const none = await shop.post('/promo/unselect', { promo_id: small });
    expect(none.data.summary.voucher).toBe(0);
    expect((await shop.preview()).data.summary.voucher).toBe(0);
    expect((await shop.open()).data.summary.voucher).toBe(0);
  });

  test('a seller’s voucher, one of the marketplace and free shipping go together, one of each', async () => {
    await addVoucher(market, {
      voucher_code: 'TOKO1',
      merchant_id: goods.merchantId,
      discount_value: 20_000,
    });
    await addVoucher(market, { voucher_code: 'PASAR', discount_type: 'percent', discount_value: 10 });
    await addVoucher(market, { voucher_code: 'ONGKIR', kind: 'shipping', discount_value: 5_000 });
    const opened = await shop.open();
    expect(firstOrder(opened)).toMatchObject({
      seller_voucher: { promo_code: 'TOKO1', amount: 20_000 },
      platform_discount: 8_000,
      shipping_discount: 5_000,
      total: 75_000,
    });
    expect(opened.data.summary).toMatchObject({
      voucher: 28_000,
      shipping_discount: 5_000,
      grand_total: 75_000,
    });
  });

  test('an unusable one gets its reason, and nothing changes; an unknown one is not found', async () => {
    const id = await addVoucher(market, { min_spend: 150_000 });
    const opened = await shop.open();
    const refused = await shop.post('/promo/select', { promo_id: id });
    expect(refused).toMatchObject({
      status: 409,
      message: 'Kurang Rp50.000 lagi',
      data: { reason: 'promo_invalid', reason_code: 'min_spend', missing_amount: 50_000 },
    });
    expect((await shop.post('/promo/select', { promo_id: 999 })).status).toBe(404);
    expect((await shop.preview()).data.summary).toEqual(opened.data.summary);
  });

  test('20 selects at once are one discount [R2]', { tags: 'slow' }, async () => {
    const id = await addVoucher(market);
    await shop.open();
    await shop.post('/promo/unselect', { promo_id: id });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.post('/promo/select', { promo_id: id })),
    );
    expect(new Set(answers.map(({ data }) => data.summary.voucher))).toEqual(new Set([10_000]));
    expect((await shop.preview()).data.summary.voucher).toBe(10_000);
  });
});
