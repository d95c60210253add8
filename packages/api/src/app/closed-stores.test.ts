import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshListings } from '../modules/catalog/index.ts';
import type { Merchants } from '../modules/stores/index.ts';
import { allRows } from '../testing/all-rows.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { callTrade } from '../testing/trade-calls.ts';
import { openTradeFixture, type TradeFixture } from '../testing/trade-fixture.ts';
import { tradeSteps } from '../testing/trade-steps.ts';

let market: TestServer;
let world: TradeFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0, requestsPerUser: 1e6 });
  world = await openTradeFixture(market);
  await market.settle();
}, 60_000);
afterAll(() => market.close());

type State = Pick<Merchants, 'verification_status' | 'suspended_at'>;
const states: [string, State][] = [
  ['a draft', { verification_status: 'draft', suspended_at: null }],
  ['waiting for its approval', { verification_status: 'submitted', suspended_at: null }],
  ['rejected', { verification_status: 'rejected', suspended_at: null }],
  ['suspended', { verification_status: 'approved', suspended_at: new Date('2026-03-01T00:00:00Z') }],
];
const turnTo = (state: State) =>
  market.database.db.updateTable('merchants').set(state).where('id', '=', world.seller.merchantId).execute();
/** All but the shipping rates: those of a parcel that is empty now are deleted. */
const rows = async () => ({ ...(await allRows(market.database.db)), shipping_quotes: [] });
const ask = (call: string, input: Record<string, unknown> = {}) =>
  callTrade(market, call, { token: world.buyer.token, input });

describe('a store that may not sell', () => {
  test.each(states)(
    'and is %s sells nothing, not to carts of before either [S23] [S27]',
    async (_, state) => {
      const { buyer, products } = world;
      const { data } = await ask('checkout.preview', { checkout_id: buyer.checkoutId });
      await turnTo(state);
      const before = await rows();
      const wanted = { product_id: products.first.productId, qty: 1 };
      for (const call of ['cart.add', 'cart.singleCheckout']) {
        const { status, data } = await ask(call, wanted);
        expect([call, status, data]).toMatchObject([call, 409, { stock_left: 0 }]);
      }
      const pay = { checkout_id: buyer.checkoutId, payment_method: 'va_bca' };
      const paid = await ask('checkout.pay', { ...pay, expected_total: data.summary.grand_total });
      expect([paid.status, paid.data.reason]).toEqual([409, 'stock_changed']);
      expect((await ask('cart.checkout')).status).toBe(409);
      expect(await rows()).toEqual(before);
      await refreshListings({ ctx: market.context(), input: {} });
      for (const call of ['cart.add', 'cart.singleCheckout'])
        expect((await ask(call, wanted)).status).toBe(404);
      await turnTo({ verification_status: 'approved', suspended_at: null });
      await refreshListings({ ctx: market.context(), input: {} });
    },
  );

  test('and is suspended may still be paid and finish the orders that run [S23]', {
    tags: 'slow',
  }, async () => {
    const finishing = tradeSteps.filter(({ call }) => /^(selling\.|orders\.|payments\.)/.test(call));
    await turnTo({ verification_status: 'approved', suspended_at: new Date('2026-03-01T00:00:00Z') });
    for (const { call, by, input } of finishing) {
      const answer = await callTrade(market, call, { token: world[by].token, input: await input(world) });
      expect([call, answer.status, answer.message]).toEqual([call, 200, answer.message]);
      await market.settle();
    }
    const { data } = await callTrade(market, 'selling.list', {
      token: world.seller.token,
      input: { per_page: 20 },
    });
    expect(data.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      ...['cancelled_buyer', 'cancelled_buyer', 'cancelled_system', 'completed', 'completed', 'delivered'],
      'processed',
      ...['ready_to_ship', 'ready_to_ship', 'refunded', 'rejected'],
    ]);
  });
});
