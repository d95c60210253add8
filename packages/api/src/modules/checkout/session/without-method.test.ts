import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTransfer } from '../../../providers/transfer/create-transfer.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { checkoutAs, openShopper, openStores, type Shopper, type TestProduct } from '../testing/shopping.ts';

let market: TestServer;
let goods: TestProduct;
let buyer: Shopper;
let shop: ReturnType<typeof checkoutAs>;
/** Whether the marketplace has a way to pay; it may end while somebody buys. */
let isOpen = false;
const transfer = createTransfer([{ bank: 'BCA', number: '0123456789', holder: 'PT Pasar' }]);
const narrow = { ...transfer, methods: transfer.methods.map((one) => ({ ...one, max: one.min })) };
let provider = transfer;
beforeAll(async () => {
  const plugin = { name: 'sometimes', paymentProviders: () => (isOpen ? [provider] : []) };
  market = await openTestServer({}, { plugins: [plugin] });
});
const start = async (open: boolean, with_ = transfer) => {
  isOpen = open;
  provider = with_;
  await market.reset();
  [goods] = (await openStores(market, 1)) as [TestProduct];
  buyer = await openShopper(market);
  shop = checkoutAs(market, buyer);
};
beforeEach(() => start(false));
afterAll(() => market.close());

const single = () => shop.post('/cart/singlecheckout', { product_id: goods.id, qty: 1 });

test('nobody begins a checkout where the marketplace takes no payments, and reads why [M1]', async () => {
  await shop.add(goods);
  for (const answer of [await single(), await shop.post('/cart/checkout')]) {
    expect(answer).toMatchObject({
      status: 409,
      message: 'Pasar ini belum menerima pembayaran, pesanan belum dapat dibuat.',
      data: { reason: 'no_payment_method' },
    });
  }
});

test('a wallet that covers everything pays all the same [M1]', async () => {
  await fillWallet(market, buyer.id, 1_000_000);
  const { data } = await single();
  const before = (await shop.preview(data.checkout_id)).data;
  expect(before).toMatchObject({ can_pay: false, blocked: { reason: 'no_payment_method' } });
  expect(await shop.pay(before)).toMatchObject({ status: 409, data: { reason: 'no_payment_method' } });
  const body = { use_wallet: '1', checkout_id: data.checkout_id };
  const { data: ready } = await shop.post('/checkout/wallet', body);
  expect(ready).toMatchObject({ can_pay: true, blocked: null });
  expect(await shop.pay(ready)).toMatchObject({ status: 200, data: { status: 'paid' } });
});

test('an amount that no method takes cannot be paid, and the page knows why [M1]', {
  tags: 'slow',
}, async () => {
  await start(true, narrow);
  const { data } = await single();
  const { data: shown } = await shop.preview(data.checkout_id);
  expect(shown).toMatchObject({ can_pay: false, blocked: { reason: 'amount_out_of_range' } });
  expect((await shop.pay(shown)).status).toBe(422);
});
