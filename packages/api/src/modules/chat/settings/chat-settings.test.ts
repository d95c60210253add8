import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSignedInUser } from '../../../testing/users.ts';
import { type OrderFixture, openOrderFixture, signInAgain } from '../../orders/testing/order-fixture.ts';
import { isOpenAt } from './opening-hours.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ requestsPerUser: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterAll(() => market.close());

const area = '/merchant/dashboard/chat';
const week = (from: string, to: string) => Array.from({ length: 7 }, () => ({ from, to }));
const plain = { hours: null, greeting: '', away: '', templates: [] as string[] };
const save = (settings: object, token = world.seller.token) =>
  market.call(`${area}/settings`, { token, body: { ...plain, ...settings } });
const begin = async () => {
  const { token } = world.buyer;
  const body = { merchant_id: world.seller.merchantId };
  return Number((await market.call('/buyer/dashboard/chat/open', { token, body })).data.id);
};
const write = (id: number, text: string) =>
  market.call(`/buyer/dashboard/chat/${id}/messages`, {
    token: world.buyer.token,
    body: { client_id: randomUUID(), kind: 'text', text },
  });
const read = async (id: number): Promise<string[]> => {
  const { data } = await market.call(`/buyer/dashboard/chat/${id}/messages`, { token: world.buyer.token });
  return data.messages.map(({ side, text }: { side: string; text: string }) => `${side}: ${text}`);
};

test('opening hours end before their last minute, by the clock of Jakarta [W10]', () => {
  const hours = [...week('08:00', '17:00').slice(0, 6), null];
  // 27 November 2026 is a Friday.
  expect(isOpenAt(hours, new Date('2026-11-27T00:59:00Z'))).toBe(false);
  expect(isOpenAt(hours, new Date('2026-11-27T01:00:00Z'))).toBe(true);
  expect(isOpenAt(hours, new Date('2026-11-27T09:59:00Z'))).toBe(true);
  expect(isOpenAt(hours, new Date('2026-11-27T10:00:00Z'))).toBe(false);
  expect(isOpenAt(hours, new Date('2026-11-29T03:00:00Z'))).toBe(false);
  expect(isOpenAt(null, new Date('2026-11-29T20:00:00Z'))).toBe(true);
});

describe('what a store sends by itself [W10]', () => {
  test('is a greeting once in 24 hours, and no answer', { tags: 'slow' }, async () => {
    await save({ greeting: 'Halo, ada yang bisa dibantu?' });
    const id = await begin();
    await write(id, 'Stok ada?');
    await write(id, 'Warna apa saja?');
    expect(await read(id)).toEqual([
      'buyer: Stok ada?',
      'auto: Halo, ada yang bisa dibantu?',
      'buyer: Warna apa saja?',
    ]);
    const [row] = (await market.call(`${area}/list`, { token: world.seller.token })).data;
    expect(row).toMatchObject({ unread: 2, last: { side: 'buyer', text: 'Warna apa saja?' } });
    const { data } = await market.call('/buyer/dashboard/chat/new', { token: world.buyer.token });
    expect(data).toEqual({ new_chat: 0 });
    market.clock.advance(day);
    await signInAgain(world);
    await write(id, 'Halo lagi');
    expect((await read(id)).filter((line) => line.startsWith('auto'))).toHaveLength(2);
  });

  test('is the away text outside of its hours and on holiday, not the greeting', {
    tags: 'slow',
  }, async () => {
    const now = market.clock.now();
    const clock = new Date(now.getTime() + 7 * hour);
    const past = clock.getUTCHours() > 0 ? week('00:00', '00:01') : week('12:00', '13:00');
    await save({ hours: past, greeting: 'Selamat datang', away: 'Kami buka besok' });
    const id = await begin();
    await write(id, 'Halo');
    await write(id, 'Masih ada?');
    expect(await read(id)).toEqual(['buyer: Halo', 'auto: Kami buka besok', 'buyer: Masih ada?']);
    await save({ greeting: 'Selamat datang', away: 'Kami libur' });
    market.clock.advance(day);
    await signInAgain(world);
    const today = new Date(market.clock.now().getTime() + 7 * hour).toISOString().slice(0, 10);
    await market.database.db
      .updateTable('merchants')
      .set({ holiday_from: today, holiday_to: today })
      .where('id', '=', world.seller.merchantId)
      .execute();
    await write(id, 'Pagi');
    expect((await read(id)).at(-1)).toBe('auto: Kami libur');
  });

  test('is sent once, also when two messages arrive at once', { tags: 'slow' }, async () => {
    await save({ greeting: 'Halo kak' });
    const id = await begin();
    await Promise.all([write(id, 'Satu'), write(id, 'Dua'), write(id, 'Tiga')]);
    expect((await read(id)).filter((line) => line.startsWith('auto'))).toEqual(['auto: Halo kak']);
  });
});

describe('the settings of the chat [W10]', () => {
  test('are those of the store alone, and keep their order', async () => {
    const settings = {
      ...plain,
      hours: week('08:00', '17:00'),
      templates: ['Siap kirim hari ini', 'Stok ada'],
    };
    const saved = await save(settings);
    expect(saved.data).toMatchObject(settings);
    expect(saved.data.users).toEqual([{ id: world.seller.id, name: expect.any(String) }]);
    const get = async (token: string) => (await market.call(`${area}/settings`, { token })).data;
    expect(await get(world.seller.token)).toMatchObject(settings);
    expect(await get(world.otherSeller.token)).toMatchObject(plain);
    expect((await market.call(`${area}/settings`, { token: world.buyer.token })).status).toBe(403);
  });

  test.each([
    ['51 templates', { templates: Array.from({ length: 51 }, (_, n) => `Template ${n}`) }, 'templates'],
    ['a long template', { templates: ['a'.repeat(501)] }, 'templates.0'],
    ['an empty template', { templates: ['Ada', ' '] }, 'templates.1'],
    ['a phone number in the greeting', { greeting: 'WA 0812-3456-7890' }, 'greeting'],
    ['a phone number in a template', { templates: ['Ada', 'WA 0812-3456-7890'] }, 'templates.1'],
    ['a day that closes before it opens', { hours: week('17:00', '08:00') }, 'hours.0'],
    ['no open day', { hours: Array.from({ length: 7 }, () => null) }, 'hours'],
  ])('with %s are rejected', async (_, settings, field) => {
    const refused = await save(settings);
    expect([refused.status, Object.keys(refused.data)[0]]).toEqual([422, field]);
  });
});

test('a conversation is assigned to who replies for the store, which the buyer does not see', async () => {
  const id = await begin();
  await write(id, 'Halo');
  const assign = (user_id: number | null, token = world.seller.token) =>
    market.call(`${area}/${id}/assign`, { token, body: { user_id } });
  const helper = await createSignedInUser(market, { email: 'dewi@example.test' });
  const join = (roles: ('support' | 'finance')[]) =>
    market.database.db
      .insertInto('store_members')
      .values({
        merchant_id: world.seller.merchantId,
        user_id: helper.id,
        roles,
        created_at: market.clock.now(),
      })
      .execute();
  expect((await assign(helper.id)).status).toBe(422);
  await join(['support']);
  expect((await assign(helper.id)).data.assigned).toMatchObject({ id: helper.id });
  const [row] = (await market.call(`${area}/list`, { token: world.seller.token })).data;
  expect(row.assigned).toMatchObject({ id: helper.id });
  const seen = await market.call('/buyer/dashboard/chat/list', { token: world.buyer.token });
  expect(seen.data[0].assigned).toBeNull();
  expect((await assign(null)).data.assigned).toBeNull();
  expect((await assign(helper.id, world.otherSeller.token)).status).toBe(404);
  await market.database.db
    .updateTable('store_members')
    .set({ roles: ['finance'] })
    .execute();
  expect((await assign(helper.id)).status).toBe(422);
});
