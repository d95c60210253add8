import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour, minute, second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openWebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { type OrderFixture, openOrderFixture } from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { buildDelivery } from './queue-event.ts';
import { purgeDeliveries } from './webhook-log.ts';

let market: TestServer;
let world: OrderFixture;
let receiver: Awaited<ReturnType<typeof openWebhookReceiver>>;
beforeAll(async () => {
  market = await openTestServer({ requestsPerUser: 1e6, courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
  receiver = await openWebhookReceiver();
});
afterEach(() => receiver.close());
afterAll(() => market.close());

const path = '/merchant/dashboard/developer/webhooks';
const call = (action: string, body?: object, token = world.seller.token) =>
  market.call(`${path}${action}`, { token, ...(body && { body }) });
const add = async (over: object = {}) =>
  (await call('', { url: receiver.url, events: ['order.*', 'stock.changed', 'import.finished'], ...over }))
    .data;
const log = async () => (await call('/deliveries')).data;
/** Throws when the signature is not the secret's. */
const verify = (secret: string, at = 0) => {
  const { headers = {}, body = '' } = receiver.received.at(at) ?? {};
  return new Webhook(secret).verify(body, {
    ...headers,
    // The test's clock stands still; libraries compare with the time of their machine.
    ...resigned(secret, headers, body),
  }) as { type: string; data: Record<string, unknown> };
};
const resigned = (secret: string, headers: Record<string, string>, body: string) => {
  const [id = '', timestamp = ''] = [headers['webhook-id'], headers['webhook-timestamp']];
  const own = new Webhook(secret).sign(id, new Date(Number(timestamp) * 1_000), body);
  if (!headers['webhook-signature']?.split(' ').includes(own)) throw new Error('another signature');
  const now = new Date();
  return {
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
};

describe('a webhook of a store', () => {
  test('hears of each step of an order, by ids and a status only, signed by the standard [W61]', {
    tags: 'slow',
  }, async () => {
    const { webhook, secret } = await add();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const { code } = await drive(world, ['T4']);
    await market.settle();
    const told = receiver.received.map((_, at) => verify(secret, at));
    expect(
      told.filter(({ type }) => type.startsWith('order.')).map(({ type, data }) => [type, data]),
    ).toEqual([
      ['order.new', { order_code: code, status: 'new' }],
      ['order.processed', { order_code: code, status: 'processed' }],
    ]);
    expect(told.filter(({ type }) => type === 'stock.changed').at(0)?.data).toEqual({
      product_ids: [world.products[0]?.productId],
    });
    expect(
      (await log()).map(({ state, status, webhook_id }: Record<string, unknown>) => [
        state,
        status,
        webhook_id,
      ]),
    ).toEqual(told.map(() => ['delivered', 204, webhook.id]));
    expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow('another signature');
  });

  test('hears only what it chose, and nothing of other stores [W61]', { tags: 'slow' }, async () => {
    await add({ events: ['stock.changed'] });
    await call('', { url: `${receiver.url}/other`, events: ['order.*'] }, world.otherSeller.token);
    await drive(world, ['T4']);
    await market.settle();
    const types = receiver.received.map(({ body }) => JSON.parse(body).type);
    expect(new Set(types)).toEqual(new Set(['stock.changed']));
  });

  test('hears of counted stock [W61]', { tags: 'slow' }, async () => {
    await add();
    const { variantId, productId } = world.products[0] ?? {};
    await market.call('/merchant/dashboard/products/stock', {
      token: world.seller.token,
      body: { variant_id: variantId, stock: 7 },
    });
    await market.settle();
    expect(JSON.parse(receiver.received[0]?.body ?? '').data).toEqual({ product_ids: [productId] });
  });

  test('is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h, under one id [W61] [W85]', {
    tags: 'slow',
  }, async () => {
    const { secret } = await add({ events: ['order.*'] });
    receiver.answer(500);
    await drive(world, []);
    await market.settle();
    expect(receiver.received).toHaveLength(1);
    const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];
    for (const [tries, wait] of waits.entries()) {
      market.clock.advance(wait - 1);
      await market.settle();
      expect(receiver.received).toHaveLength(tries + 1);
      market.clock.advance(1);
      await market.settle();
      expect(receiver.received).toHaveLength(tries + 2);
    }
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    const rows = await market.database.db.selectFrom('webhook_deliveries').selectAll().execute();
    expect(rows[0]).toMatchObject({
      state: 'failed',
      tries: 8,
      next_at: null,
      status: 500,
      excerpt: 'answer 500',
    });
    expect(verify(secret, 7).type).toBe('order.new');
  });

  test.each([301, 302, 404, 429, 503])('%i does not count as taken [W61]', async (status) => {
    const { webhook } = await add();
    receiver.answer(status);
    await call('/ping', { webhook_id: webhook.id });
    await market.settle();
    expect((await log())[0]).toMatchObject({ type: 'ping', state: 'failed', status, tries: 1 });
  });

  test('is sent again by a server that finds what another one left when it died [W85]', async () => {
    const { webhook } = await add();
    const about = { endpointId: webhook.id, id: 'msg_1', type: 'order.new', data: {} };
    const { db } = market.database;
    // What a process leaves that dies after it has claimed, before or after the receiver has answered.
    await db
      .insertInto('webhook_deliveries')
      .values({
        ...buildDelivery(market.context(), about),
        next_at: new Date(market.clock.now().getTime() + minute),
      })
      .execute();
    await market.settle();
    expect(receiver.received).toEqual([]);
    market.clock.advance(minute);
    await market.settle();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(['msg_1']);
    expect((await log())[0]).toMatchObject({ event_id: 'msg_1', state: 'delivered' });
  });

  test('that answers 410 is stopped at once, and its owner told [W61]', { tags: 'slow' }, async () => {
    const { webhook } = await add({ events: ['order.*'] });
    receiver.answer(410);
    await drive(world, []);
    await market.settle();
    expect((await call('')).data[0]).toMatchObject({ state: 'stopped', stop_reason: 'gone' });
    await drive(world, []);
    await market.settle();
    expect(receiver.received).toHaveLength(1);
    const letters = await market.letters(world.seller.email);
    expect(letters.map(({ subject }) => subject)).toContain('Webhook tokomu berhenti');
    expect((await call('/ping', { webhook_id: webhook.id })).status).toBe(409);
    receiver.answer(204);
    const saved = await call('/edit', { webhook_id: webhook.id, url: receiver.url, events: ['order.*'] });
    expect(saved.data).toMatchObject({ state: 'active', stop_reason: null });
    await call('/ping', { webhook_id: webhook.id });
    await market.settle();
    expect(receiver.received).toHaveLength(2);
  });

  test('that fails for five days is stopped; one that took something meanwhile is not [W61]', {
    tags: 'slow',
  }, async () => {
    const { webhook } = await add();
    const pingAt = async (days: number, status: number) => {
      market.clock.set(new Date(Date.parse('2026-03-02T03:00:00Z') + days * day));
      receiver.answer(status);
      await market.database.db
        .insertInto('webhook_deliveries')
        .values(
          buildDelivery(market.context(), {
            endpointId: webhook.id,
            id: `msg_${days}`,
            type: 'ping',
            data: {},
          }),
        )
        .execute();
      await market.settle();
      return market.database.db
        .selectFrom('webhook_endpoints')
        .select(['state', 'stop_reason'])
        .executeTakeFirst();
    };
    await pingAt(0, 500);
    expect(await pingAt(4.9, 500)).toMatchObject({ state: 'active' });
    await pingAt(4.95, 200);
    await pingAt(5, 500);
    expect(await pingAt(9.9, 500)).toMatchObject({ state: 'active' });
    expect(await pingAt(10, 500)).toEqual({ state: 'stopped', stop_reason: 'failing' });
  });

  test('is signed with both secrets for 24 hours after a rotation, then with the new one alone [W61]', {
    tags: 'slow',
  }, async () => {
    const { webhook, secret } = await add();
    const { data } = await call('/rotate', { webhook_id: webhook.id });
    expect(data.secret).not.toBe(secret);
    await call('/ping', { webhook_id: webhook.id });
    await market.settle();
    expect([verify(secret).type, verify(data.secret).type]).toEqual(['ping', 'ping']);
    market.clock.advance(day);
    const about = { endpointId: webhook.id, id: 'msg_late', type: 'ping', data: {} };
    await market.database.db
      .insertInto('webhook_deliveries')
      .values(buildDelivery(market.context(), about))
      .execute();
    await market.settle();
    expect(verify(data.secret, 1).type).toBe('ping');
    expect(() => verify(secret, 1)).toThrow('another signature');
    const stored = await market.database.db.selectFrom('webhook_endpoints').selectAll().execute();
    expect(JSON.stringify([stored, market.logLines])).not.toContain(data.secret.slice(6, 30));
  });
});

describe('the webhooks page', () => {
  test('sends again under the same id, and keeps 30 days [W61]', { tags: 'slow' }, async () => {
    const { webhook } = await add();
    await call('/ping', { webhook_id: webhook.id });
    await market.settle();
    const [first] = await log();
    expect((await call('/resend', { delivery_id: first.id })).data).toMatchObject({
      state: 'waiting',
      tries: 0,
    });
    await market.settle();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      first.event_id,
      first.event_id,
    ]);
    market.clock.advance(30 * day + 1);
    await purgeDeliveries.run(market.context());
    expect(await market.database.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  });

  test('shows and changes nothing of another store [S22]', { tags: 'slow' }, async () => {
    const { webhook } = await add();
    await call('/ping', { webhook_id: webhook.id });
    await market.settle();
    const [{ id }] = await log();
    const { token } = world.otherSeller;
    const fields = { webhook_id: webhook.id, url: receiver.url, events: ['order.*'] };
    const tried = [
      await call('/edit', fields, token),
      await call('/delete', fields, token),
      await call('/rotate', fields, token),
      await call('/ping', fields, token),
      await call('/resend', { delivery_id: id }, token),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await call('', undefined, token)).data).toEqual([]);
    expect((await call('/deliveries', undefined, token)).data).toEqual([]);
  });

  test('has at most five, also when several are added at once; one that is deleted makes room [W61]', {
    tags: 'slow',
  }, async () => {
    for (let n = 0; n < 4; n++) await add();
    const fields = { url: receiver.url, events: ['order.*'] };
    const late = await Promise.all([1, 2, 3].map(() => call('', fields)));
    expect(late.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [{ id }] = (await call('')).data;
    expect((await call('/delete', { webhook_id: id })).data).toHaveLength(4);
    expect((await call('', fields)).status).toBe(200);
  });

  test.each([
    ['url', { url: 'gudang' }],
    ['url', { url: 'http://10.0.0.8/hook' }],
    ['url', { url: 'https://169.254.169.254/latest' }],
    ['url', { url: 'https://user:pass@gudang.example.com/' }],
    ['url', { url: 'https://gudang.example.com:22/' }],
    ['events', { events: [] }],
    ['events.0', { events: ['wallet.changed'] }],
  ])('refuses a wrong %s [W4] [W61]', async (field, over) => {
    const { status, data } = await call('', { url: receiver.url, events: ['order.*'], ...over });
    expect([status, Object.keys(data)]).toEqual([422, [field]]);
  });
});
