import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour, minute, second } from '../../../platform/clock.ts';
import type { CourierProvider, ProviderRate } from '../../../ports/courier-provider.ts';
import { ProviderRejection, ProviderUnavailable } from '../../../ports/provider-error.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createTestBank } from '../../../testing/test-bank.ts';
import { createTestCourier } from '../../../testing/test-courier.ts';
import { readTariff } from '../../shipping/index.ts';
import {
  checkoutAs,
  createSessionToken,
  firstOrder,
  openShopper,
  openStores,
  type Shopper,
  type TestProduct,
} from '../testing/shopping.ts';

type Rates = NonNullable<CourierProvider['rates']>;

const rate = (courier: ProviderRate['courier'], service: string, price: number): ProviderRate => ({
  ...{ courier, service, price },
  ...{ etdMin: 1, etdMax: 3 },
});
/** The marketplace does not offer the last one. */
const usual = [rate('jne', 'REG', 12_300), rate('sicepat', 'REG', 11_700), rate('jne', 'CTC', 5_000)];
const unreachable = async () => {
  throw new ProviderUnavailable('no response');
};

/** What the service says now, and what it was asked. */
let respond: Rates;
const asked: Parameters<Rates>[0][] = [];

let market: TestServer;
let goods: TestProduct;
let buyer: Shopper;
let shop: ReturnType<typeof checkoutAs>;
beforeAll(async () => {
  /** Each reset begins with a service of which nothing is known. */
  const openCourier = (): CourierProvider => ({
    ...createTestCourier(),
    rates: (request) => {
      asked.push(request);
      return respond(request);
    },
  });
  const plugin = {
    name: 'rates',
    paymentProviders: (platform: Parameters<typeof createTestBank>[0]) => [createTestBank(platform)],
    courierProviders: () => [openCourier()],
  };
  market = await openTestServer({}, { plugins: [plugin] });
});
beforeEach(async () => {
  await market.reset();
  respond = async () => usual;
  [goods] = (await openStores(market, 1)) as [TestProduct];
  await market.database.db.updateTable('merchant_locations').set({ zipcode: '40111' }).execute();
  buyer = await openShopper(market);
  shop = checkoutAs(market, buyer);
  await shop.add(goods);
  asked.length = 0;
});
afterAll(() => market.close());

const pricesOf = (response: Awaited<ReturnType<typeof shop.open>>) =>
  firstOrder(response).shipping.couriers.flatMap(({ code, services }) =>
    services.map(({ service, price }) => `${code} ${service} ${price}`),
  );
const wait = async (time: number) => {
  market.clock.advance(time);
  shop = checkoutAs(market, { token: await createSessionToken(market, buyer.id) });
};

describe('where a courier service names its rates [K2]', () => {
  test('checkout asks by postal codes and kilograms, offers what the market knows, and locks it for the payment', {
    tags: 'slow',
  }, async () => {
    const opened = await shop.open();
    expect(asked).toEqual([{ from: '40111', to: '40153', kg: 1, couriers: ['jne', 'jnt', 'sicepat'] }]);
    expect(pricesOf(opened)).toEqual(['jne REG 12300', 'sicepat REG 11700']);
    expect(firstOrder(opened).selected_shipping).toMatchObject({ courier: 'sicepat', etd: '1-3' });
    expect((await shop.pay(opened.data)).status).toBe(200);
    expect(await market.database.db.selectFrom('orders').select('shipping_price').execute()).toEqual([
      { shipping_price: 11_700 },
    ]);
    expect(await market.audit()).toEqual([]);
  });

  test('a route is asked for once in 24 hours, and anew for other kilograms', { tags: 'slow' }, async () => {
    await shop.open();
    respond = async () => [rate('jne', 'REG', 15_000)];
    await wait(23 * hour);
    expect(pricesOf(await shop.open())).toEqual(['jne REG 12300', 'sicepat REG 11700']);
    expect(asked).toHaveLength(1);
    await shop.add(goods, 9);
    expect(pricesOf(await shop.open())).toEqual(['jne REG 15000']);
    expect(asked.map(({ kg }) => kg)).toEqual([1, 2]);
    await wait(day);
    await shop.open();
    expect(asked.map(({ kg }) => kg)).toEqual([1, 2, 2]);
  });

  test('several who come at once ask once', { tags: 'slow' }, async () => {
    await Promise.all([shop.open(), shop.open(), shop.open()]);
    expect(asked).toHaveLength(1);
  });

  test('without a response its services are missing, nobody can pay and the page says why; soon it is asked again', {
    tags: 'slow',
  }, async () => {
    respond = unreachable;
    const opened = await shop.open();
    expect(pricesOf(opened)).toEqual([]);
    expect(opened.data).toMatchObject({ can_pay: false });
    expect(await shop.pay(opened.data)).toMatchObject({ status: 409 });
    await shop.open();
    expect(asked).toHaveLength(1);
    respond = async () => usual;
    await wait(16 * second);
    expect(pricesOf(await shop.open())).toEqual(['jne REG 12300', 'sicepat REG 11700']);
  });

  test('while it does not respond, what it said within 24 hours counts', { tags: 'slow' }, async () => {
    await shop.open();
    respond = unreachable;
    await wait(20 * hour);
    expect(pricesOf(await shop.open())).toEqual(['jne REG 12300', 'sicepat REG 11700']);
  });

  test('a locked rate is paid although the day of its route ended meanwhile: nobody is called in a transaction', {
    tags: 'slow',
  }, async () => {
    await shop.open();
    await wait(day - 5 * minute);
    const opened = await shop.open();
    await wait(10 * minute);
    respond = unreachable;
    expect((await shop.pay(opened.data)).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  test('a route that it does not serve has no courier, and is not asked for again', {
    tags: 'slow',
  }, async () => {
    respond = async () => {
      throw new ProviderRejection('Postal code not found');
    };
    expect(pricesOf(await shop.open())).toEqual([]);
    await shop.open();
    expect(asked).toHaveLength(1);
  });

  test('a service that staff switched off stays away, and its price of the table does not count', {
    tags: 'slow',
  }, async () => {
    await market.database.db
      .insertInto('courier_services')
      .values([
        {
          courier: 'sicepat',
          service: 'REG',
          is_on: false,
          per_kg: null,
          changed_by: null,
          changed_at: null,
        },
        {
          ...{ courier: 'jne', service: 'REG', changed_by: null, changed_at: null },
          per_kg: JSON.stringify([1_000, 1_000, 1_000, 1_000, 1_000, 1_000]) as never,
        },
      ])
      .execute();
    await readTariff(market.context());
    expect(pricesOf(await shop.open())).toEqual(['jne REG 12300']);
    await market.database.db.deleteFrom('courier_services').execute();
    await readTariff(market.context());
  });
});
