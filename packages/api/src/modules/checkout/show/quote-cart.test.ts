import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addVoucher } from '../../../testing/vouchers.ts';
import { checkoutAs, openShopper, openStores, type TestProduct } from '../testing/shopping.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

test('the cart shows what promos do to the checked lines, to no other cart and to no unchecked line [A42]', async () => {
  const [goods, second] = (await openStores(market, 2)) as [TestProduct, TestProduct];
  const buyer = await openShopper(market);
  const { token } = buyer;
  const ask = async (by = token) => (await market.call('/cart/promos', { token: by })).data;
  const own = { merchant_id: goods.merchantId };
  await addVoucher(market, { ...own, voucher_code: 'TOKO01', discount_value: 20_000 });
  await addVoucher(market, { ...own, voucher_code: 'TOKO02', min_spend: 250_000, discount_value: 90_000 });
  await addVoucher(market, { merchant_id: second.merchantId, voucher_code: 'LAIN01' });
  await addVoucher(market, { kind: 'shipping', voucher_code: 'ONGKIR1' });
  expect(await ask()).toEqual([]);

  await checkoutAs(market, buyer).add(goods, 2);
  expect(await ask()).toMatchObject([
    { promo_code: 'TOKO01', usable: true, is_selected: true, amount: 20_000, missing_amount: 0 },
    { promo_code: 'ONGKIR1', usable: false, reason_code: 'no_shipping' },
    { promo_code: 'TOKO02', usable: false, reason_code: 'min_spend', missing_amount: 50_000 },
  ]);
  expect(await ask((await openShopper(market, 'siti@example.test')).token)).toEqual([]);

  await market.call('/cart/unchecked', { token, body: {} });
  expect(await ask()).toEqual([]);
  expect((await market.call('/cart/promos', {})).code).toBe(401);
});
