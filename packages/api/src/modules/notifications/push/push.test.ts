import { createECDH, randomBytes } from 'node:crypto';
import { maxPushDevices, type NotificationKind } from '@pasar/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, minute } from '../../../platform/clock.ts';
import { json } from '../../../platform/database/json.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSignedInUser } from '../../../testing/users.ts';
import { openWebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { notify } from '../index.ts';
import { endOfRest } from './queue-push.ts';

let market: TestServer;
let service: Awaited<ReturnType<typeof openWebhookReceiver>>;
let reader: { id: number; token: string };
beforeAll(async () => {
  market = await openTestServer({ requestsPerUser: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  service = await openWebhookReceiver();
  service.answer(201);
  reader = await createSignedInUser(market);
});
afterEach(() => service.close());
afterAll(() => market.close());

const device = (name = 'one') => ({
  endpoint: `${service.url}/${name}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
const subscribe = (body: object = device(), token = reader.token) =>
  market.call('/notifications/push/subscribe', { token, body });
const tell = (kind: NotificationKind = 'order_buyer', more: object = {}) =>
  notify(market.context(), {
    ...{ userId: reader.id, category: 'order', kind, ownMail: true },
    ...{ title: { id: 'Pesanan dikirim', en: 'Shipped' }, body: { id: 'Sedang di jalan', en: 'On its way' } },
    ...more,
  });
const count = async (table: 'push_subscriptions' | 'push_messages') =>
  (await market.database.db.selectFrom(table).select('id').execute()).length;
/** 21.30 in Jakarta: the clock of the tests begins at 10.00. */
const atNight = () => market.clock.advance(11 * hour + 30 * minute);

describe('a device [W16]', () => {
  test('gets what happened, encrypted, from the market that it subscribed to', { tags: 'slow' }, async () => {
    const { data } = await market.call('/notifications/push/key', { token: reader.token });
    expect(Buffer.from(data.public_key, 'base64url')).toHaveLength(65);
    expect((await subscribe()).data).toEqual({ devices: 1 });
    await tell();
    await market.settle();
    expect(service.received).toHaveLength(1);
    const [{ headers = {}, body = '' } = {}] = service.received;
    expect(headers.authorization).toMatch(
      new RegExp(`^vapid t=[\\w-]+\\.[\\w-]+\\.[\\w-]+, k=${data.public_key}$`),
    );
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(body).not.toContain('Pesanan');
    expect(await count('push_messages')).toBe(0);
  });

  test('is one of 10, of which the oldest goes; the same one is not counted twice', async () => {
    for (let n = 0; n <= maxPushDevices; n++) {
      await subscribe(device(`device-${n}`));
      market.clock.advance(minute);
    }
    expect((await subscribe(device('device-10'))).data).toEqual({ devices: 10 });
    const left = await market.database.db.selectFrom('push_subscriptions').select('endpoint').execute();
    expect(left.some(({ endpoint }) => endpoint.endsWith('device-0'))).toBe(false);
  });

  test('belongs to the last account that subscribed on it', async () => {
    const other = await createSignedInUser(market, { email: 'sari@example.test' });
    const one = device();
    await subscribe(one);
    await subscribe(one, other.token);
    await tell();
    await market.settle();
    expect(service.received).toEqual([]);
    const body = { endpoint: one.endpoint };
    await market.call('/notifications/push/unsubscribe', { token: reader.token, body });
    expect(await count('push_subscriptions')).toBe(1);
    const ended = await market.call('/notifications/push/unsubscribe', { token: other.token, body });
    expect(ended.data).toEqual({ devices: 0 });
  });

  test.each([
    ['a private address', { endpoint: 'https://10.0.0.1/push' }, 'endpoint'],
    ['no address', { endpoint: 'push' }, 'endpoint'],
    ['a key of another length', { p256dh: 'abcd' }, 'p256dh'],
    ['a secret of another length', { auth: 'abcd' }, 'auth'],
  ])('with %s is refused [W4]', async (_, wrong, field) => {
    const refused = await subscribe({ ...device(), ...wrong });
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, [field]]);
  });

  test('gets nothing after logout, nor after its session ended elsewhere', async () => {
    await subscribe();
    await market.call('/auth/logout', { token: reader.token, method: 'POST' });
    expect(await count('push_subscriptions')).toBe(0);
    reader = await createSignedInUser(market, { email: 'sari@example.test' });
    await subscribe();
    atNight();
    await tell();
    await market.database.db
      .updateTable('sessions')
      .set({ revoked_at: market.clock.now() })
      .where('user_id', '=', reader.id)
      .execute();
    market.clock.advance(10 * hour);
    await market.settle();
    expect(service.received).toEqual([]);
    await tell();
    expect(await count('push_messages')).toBe(0);
  });

  test.each([404, 410])('that its service answers with %s is forgotten', async (status) => {
    await subscribe();
    service.answer(status);
    await tell();
    await market.settle();
    expect([await count('push_subscriptions'), await count('push_messages')]).toEqual([0, 0]);
  });

  test('is tried again while its service is down, and five times at most [W85]', {
    tags: 'slow',
  }, async () => {
    await subscribe();
    service.answer(503);
    await tell();
    for (let n = 0; n < 8; n++) {
      await market.settle();
      market.clock.advance(3 * hour);
    }
    expect(service.received).toHaveLength(5);
    expect([await count('push_subscriptions'), await count('push_messages')]).toEqual([1, 0]);
  });

  test('is sent again by a server that finds what another one left when it died [W85]', async () => {
    await subscribe();
    const { db } = market.database;
    const { id } = await db.selectFrom('push_subscriptions').select('id').executeTakeFirstOrThrow();
    // What a process leaves that dies after it has claimed, before or after the push service has answered.
    await db
      .insertInto('push_messages')
      .values({
        ...{ subscription_id: id, notification_id: null, tries: 1, created_at: market.clock.now() },
        payload: json({ title: 'Halo', body: 'Ada pesan', lang: 'id', link: '/', tag: 'order-1' }),
        due_at: new Date(market.clock.now().getTime() + minute),
      })
      .execute();
    await market.settle();
    expect(service.received).toEqual([]);
    market.clock.advance(minute);
    await market.settle();
    expect(service.received).toHaveLength(1);
    expect(await count('push_messages')).toBe(0);
  });
});

describe('push at night [W15]', () => {
  test('ends at 07.00', () => {
    expect(endOfRest(new Date('2026-11-27T13:59:59Z'))).toBeUndefined();
    expect(endOfRest(new Date('2026-11-27T14:00:00Z'))).toEqual(new Date('2026-11-28T00:00:00Z'));
    expect(endOfRest(new Date('2026-11-27T23:59:59Z'))).toEqual(new Date('2026-11-28T00:00:00Z'));
    expect(endOfRest(new Date('2026-11-28T00:00:00Z'))).toBeUndefined();
  });

  test('waits for the morning, and does not go out once it is read', async () => {
    await subscribe();
    atNight();
    await tell();
    await tell();
    await market.settle();
    expect(service.received).toEqual([]);
    const [first] = await market.database.db.selectFrom('notifications').select('id').execute();
    await market.database.db
      .updateTable('notifications')
      .set({ read_at: market.clock.now() })
      .where('id', '=', first?.id ?? 0)
      .execute();
    market.clock.advance(9 * hour + 29 * minute);
    await market.settle();
    expect(service.received).toEqual([]);
    market.clock.advance(minute);
    await market.settle();
    expect(service.received).toHaveLength(1);
    expect(await count('push_messages')).toBe(0);
  });

  test('goes out for deadlines that are near, and never late for others', async () => {
    await subscribe();
    atNight();
    await tell('deadline', { urgent: true });
    await tell('deadline');
    await market.settle();
    expect(service.received).toHaveLength(1);
    expect(await count('push_messages')).toBe(0);
  });
});

test('each kind goes to devices as its reader says [W16]', async () => {
  await subscribe();
  const path = '/buyer/dashboard/notification/preferences';
  const set = (body: object) => market.call(path, { token: reader.token, body });
  const { data } = await market.call(path, { token: reader.token });
  expect(
    Object.fromEntries(data.map((one: { kind: string; push: boolean }) => [one.kind, one.push])),
  ).toEqual({
    ...{ order_buyer: true, deadline: true, wallet: true, chat: true },
    ...{ question: false, review: false, promo: false },
  });
  expect((await set({ kind: 'account', push: true })).status).toBe(422);
  expect((await set({ kind: 'chat' })).status).toBe(422);
  await set({ kind: 'order_buyer', push: false });
  await set({ kind: 'review', push: true });
  await tell('order_buyer');
  await tell('review');
  await market.settle();
  expect(service.received).toHaveLength(1);
  const after = (await market.call(path, { token: reader.token })).data;
  expect(after.find(({ kind }: { kind: string }) => kind === 'review')).toMatchObject({
    mail: 'daily',
    push: true,
  });
});
