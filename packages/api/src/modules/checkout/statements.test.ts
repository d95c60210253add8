import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getRemainingMs, maxWaitsMs } from '../../platform/database/request-deadline.ts';
import { arrangeBuyers, arrangeProducts } from '../../testing/arrange.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { defaultAddress } from '../addresses/index.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

// Each statement costs server and database about a quarter of a millisecond; how many there are is the same on any
// machine, however busy it is.
describe.runIf(process.env.TEST_DATABASE_URL)('what a purchase asks the database', () => {
  test('is a few statements per call, however many sellers there are [P8]', { tags: 'slow' }, async () => {
    const goods = await arrangeProducts(market, [9, 9, 9]);
    const [buyer] = await arrangeBuyers(market.context(), 1, { wallet: 0 });
    const { id = 0, token = '' } = buyer ?? {};
    const address = await defaultAddress(market.context(), id);
    const asked: Record<string, number> = {};
    const { query } = pg.Client.prototype;
    let statements = 0;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function count(
      this: pg.Client,
      ...args: unknown[]
    ) {
      // Jobs that a request wakes have the deadline of jobs: how far they come meanwhile is chance.
      if (getRemainingMs() <= maxWaitsMs.request) statements++;
      return Reflect.apply(query, this, args);
    });
    const call = async (name: string, path: string, body?: unknown) => {
      await market.settle();
      statements = 0;
      const answer = await market.call(path, { token, body, headers: { 'idempotency-key': randomUUID() } });
      expect(answer).toMatchObject({ code: 200 });
      asked[name] = statements;
      return answer;
    };
    for (const { productId, variantId } of goods)
      await call('add', '/cart/add', { product_id: productId, variant_id: variantId, qty: 1 });
    await call('list', '/cart/list', {});
    await call('checkout', '/cart/checkout', {});
    await call('first preview', '/shipping/checkout/preview');
    await call('preview', '/shipping/checkout/preview');
    const { data } = await call('address', '/shipping/all/address-book', { address_book_id: address?.id });
    const [order] = data.orders;
    const { shipper_result_id } = order.shipping.couriers[0].services[0];
    const chosen = await call('courier', `/shipping/${order.id}/setlogistic`, { shipper_result_id });
    await call('pay', '/checkout/pay', {
      checkout_id: data.checkout_id,
      expected_total: chosen.data.summary.grand_total,
      payment_method: 'va_bca',
    });
    vi.restoreAllMocks();
    expect(asked).toEqual({
      add: 9,
      list: 4,
      checkout: 10,
      'first preview': 11,
      preview: 9,
      address: 11,
      courier: 11,
      pay: 38,
    });
  });
});
