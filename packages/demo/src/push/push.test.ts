import { drive, openOrderFixture, openTestServer, type TestServer } from '@pasar/api/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';

let market: TestServer;
let world: Awaited<ReturnType<typeof openOrderFixture>>;
beforeAll(async () => {
  market = await openTestServer(
    { requestsPerUser: 1e6, courierStageSeconds: 0 },
    { plugins: [createDemo()] },
  );
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterAll(() => market.close());

const ask = (path: string, method = 'GET') =>
  market.fetch(new Request(`http://pasar.test/dev/${path}`, { method }));
const addDevice = async () => (await (await ask('push', 'POST')).json()).data;
const received = async () => (await (await ask('push.json')).json()).data;
const subscribe = (body: object) =>
  market.call('/notifications/push/subscribe', { token: world.buyer.token, body });

test('news of an order reach a phone through its push service, which verifies the market and decrypts [W16]', {
  tags: 'slow',
}, async () => {
  expect((await subscribe(await addDevice())).data).toEqual({ devices: 1 });
  const { code } = await drive(world, ['T4']);
  await market.settle();
  const [newest] = await received();
  expect(newest).toMatchObject({ title: 'Pesanan diproses', link: `/account/orders/${code}` });
  expect(await (await ask('mailbox')).text()).toContain('Pesanan diproses');
});

test('what is not signed by a market, or not encrypted for the device, is refused [W16]', {
  tags: 'slow',
}, async () => {
  const { endpoint } = await addDevice();
  const count = (await received()).length;
  const post = (headers: Record<string, string>, to = endpoint) =>
    fetch(to, { method: 'POST', headers, body: 'Halo' });
  expect((await post({})).status).toBe(403);
  expect((await post({ authorization: 'vapid t=a.b.c, k=abc' })).status).toBe(403);
  expect((await post({}, `${endpoint}x`)).status).toBe(410);
  // The keys of one device with the address of another one.
  const [one, other] = [await addDevice(), await addDevice()];
  await subscribe({ ...one, endpoint: other.endpoint });
  await drive(world, ['T4']);
  await market.settle();
  expect(await received()).toHaveLength(count);
});
