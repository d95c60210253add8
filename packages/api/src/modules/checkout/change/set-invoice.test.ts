import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { checkoutAs, openShopper, openStores, type Shopper } from '../testing/shopping.ts';

let market: TestServer;
let buyer: Shopper;
let shop: ReturnType<typeof checkoutAs>;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  const goods = await openStores(market, 2);
  buyer = await openShopper(market);
  shop = checkoutAs(market, buyer);
  for (const one of goods) await shop.add(one);
});
afterAll(() => market.close());

const company = { name: 'PT Maju/Jaya', npwp: '0123456789012345', address: 'Jalan Braga 1, Bandung' };

const payFromWallet = async () => {
  await fillWallet(market, buyer.id, 1_000_000);
  const { data } = await shop.post('/checkout/wallet', { use_wallet: '1' });
  const paid = await shop.post('/checkout/pay', {
    checkout_id: data.checkout_id,
    expected_total: data.summary.grand_total,
  });
  expect(paid.status).toBe(200);
  await market.settle();
};
const buyers = async () =>
  (await market.database.db.selectFrom('tax_documents').select('buyer').execute()).map(({ buyer }) => buyer);

describe('the invoices of a checkout', () => {
  test('name the company that was typed, all of them, as it was at the payment [X3]', {
    tags: 'slow',
  }, async () => {
    expect((await shop.open()).data.invoice_to).toBeNull();
    expect((await shop.post('/checkout/invoice', company)).data.invoice_to).toEqual(company);
    await payFromWallet();
    expect(await buyers()).toEqual([company, company]);
  });

  test('name the buyer again when the company is taken away [X3]', async () => {
    await shop.open();
    await shop.post('/checkout/invoice', company);
    expect((await shop.post('/checkout/invoice/unset', {})).data.invoice_to).toBeNull();
    await payFromWallet();
    for (const { npwp } of await buyers()) expect(npwp).toBe('');
  });

  test('take a number of 15 digits as well; other company data is rejected at its field [X3]', async () => {
    await shop.open();
    const fifteen = { ...company, npwp: '012345678901000' };
    expect((await shop.post('/checkout/invoice', fifteen)).data.invoice_to).toEqual(fifteen);
    for (const [wrong, field] of [
      [{ npwp: '01234567890123' }, 'npwp'],
      [{ npwp: '01.234.567.8-901.000' }, 'npwp'],
      [{ npwp: '' }, 'npwp'],
      [{ name: 'PT' }, 'name'],
      [{ address: '' }, 'address'],
      [{ address: 'x'.repeat(201) }, 'address'],
    ] as const) {
      const { status, data } = await shop.post('/checkout/invoice', { ...company, ...wrong });
      expect([status, Object.keys(data)]).toEqual([422, [field]]);
    }
    expect((await shop.open()).data.invoice_to).toEqual(fifteen);
  });

  test('are for the buyer of the checkout alone [S22]', async () => {
    const { data } = await shop.open();
    const stranger = await openShopper(market, 'lain@example.test');
    const body = { ...company, checkout_id: data.checkout_id };
    expect((await market.call('/checkout/invoice', { token: stranger.token, body })).status).toBe(404);
    expect((await market.call('/checkout/invoice', { body })).status).toBe(401);
    expect((await shop.open()).data.invoice_to).toBeNull();
  });
});
