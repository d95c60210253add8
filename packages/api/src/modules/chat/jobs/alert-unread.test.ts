import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minute } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { type OrderFixture, openOrderFixture } from '../../orders/testing/order-fixture.ts';
import { alertUnread } from './alert-unread.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterAll(() => market.close());

const chat = '/buyer/dashboard/chat';
const open = async () => {
  const body = { merchant_id: world.seller.merchantId };
  return Number((await market.call(`${chat}/open`, { token: world.buyer.token, body })).data.id);
};
const write = (id: number, text: string) =>
  market.call(`${chat}/${id}/messages`, {
    token: world.buyer.token,
    body: { client_id: randomUUID(), kind: 'text', text },
  });
const run = async (wait: number) => {
  market.clock.advance(wait);
  await alertUnread(market.context());
  return (await market.letters(world.seller.email)).filter(({ subject }) => subject.startsWith('Pesan baru'));
};

test('a store hears of a message after 5 minutes, and of the next ones after 30', {
  tags: 'slow',
}, async () => {
  const id = await open();
  await write(id, 'Masih ada?');
  expect(await run(5 * minute - 1)).toHaveLength(0);
  const [mail] = await run(1);
  expect(mail?.subject).toBe('Pesan baru dari Budi Santoso');
  expect(mail?.text).toContain('Masih ada?');
  expect(mail?.text).toContain(`/seller/chat/${id}`);
  await write(id, 'Halo?');
  expect(await run(29 * minute)).toHaveLength(1);
  expect(await run(minute)).toHaveLength(2);
  expect(await run(60 * minute)).toHaveLength(2);
});

test('what was read in time is not told, nor twice by two servers at once', { tags: 'slow' }, async () => {
  const id = await open();
  const { data } = await write(id, 'Masih ada?');
  const path = `/merchant/dashboard/chat/${id}/read`;
  await market.call(path, { token: world.seller.token, body: { up_to: data.id } });
  expect(await run(6 * minute)).toHaveLength(0);
  await write(id, 'Satu lagi');
  market.clock.advance(6 * minute);
  await Promise.all([alertUnread(market.context()), alertUnread(market.context())]);
  expect(await run(0)).toHaveLength(1);
});

test('mail can be switched off by kind, for each list alone', async () => {
  const area = '/merchant/dashboard/notification/preferences';
  const { token } = world.seller;
  const mails = ['now', 'off'];
  const listed = async (path = area) =>
    new Map(
      (await market.call(path, { token })).data.map((one: { kind: string }) => [one.kind, one] as const),
    );
  const before = ['deadline', 'chat'].map((kind) => ({ kind, mail: 'now', mails, push: true }));
  const own = await listed();
  expect([own.get('deadline'), own.get('chat')]).toEqual(before);
  await market.call(area, { token, body: { kind: 'chat', mail: 'off' } });
  expect((await listed()).get('chat')).toEqual({ kind: 'chat', mail: 'off', mails, push: true });
  const ofBuyer = await listed(area.replace('merchant', 'buyer'));
  expect([ofBuyer.get('deadline'), ofBuyer.get('chat')]).toEqual(before);
  expect((await market.call(area, { token: world.buyer.token })).status).toBe(403);
  const id = await open();
  await write(id, 'Masih ada?');
  expect(await run(6 * minute)).toHaveLength(0);
  const { length } = await market.database.db
    .selectFrom('notifications')
    .select('id')
    .where('link', '=', `/seller/chat/${id}`)
    .execute();
  expect(length).toBe(1);
});
