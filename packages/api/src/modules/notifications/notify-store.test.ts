import type { MemberRole, StoreArea } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renderEmail } from '../../platform/mail/email.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openStore } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { notifyStore } from './index.ts';

let market: TestServer;
let store: { id: number; userId: number };
const people = {} as Record<MemberRole, { id: number; token: string }>;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  store = await openStore(market);
  for (const role of ['catalogue', 'orders', 'finance', 'support'] as const) {
    people[role] = await createSignedInUser(market, { email: `${role}@example.test` });
    await market.database.db
      .insertInto('store_members')
      .values({
        ...{ merchant_id: store.id, user_id: people[role].id, roles: [role] },
        created_at: market.clock.now(),
      })
      .execute();
  }
});
afterAll(() => market.close());

const news = {
  category: 'order',
  kind: 'order_seller',
  title: { id: 'Pesanan baru', en: 'New order' },
  body: { id: 'Isi', en: 'Body' },
} as const;
const tell = (area: StoreArea, merchantId = store.id) =>
  notifyStore(market.context(), { ...news, area, merchantId });
const told = async () => {
  const rows = await market.database.db
    .selectFrom('notifications')
    .select(['user_id', 'audience', 'merchant_id'])
    .orderBy('id')
    .execute();
  expect(rows.every((row) => row.audience === 'merchant' && row.merchant_id === store.id)).toBe(true);
  return rows.map(({ user_id }) => user_id);
};

describe('news of a store [W14]', () => {
  test.each<[StoreArea, MemberRole[]]>([
    ['orders', ['orders']],
    ['talk', ['orders', 'support']],
    ['catalogue', ['catalogue']],
    ['money', ['finance']],
    ['owner', []],
  ])('about %s reach its owner and whose role covers it', async (area, roles) => {
    await tell(area);
    expect(await told()).toEqual([store.userId, ...roles.map((role) => people[role].id)]);
  });

  test('reach nobody whose role was taken', async () => {
    await market.database.db.deleteFrom('store_members').where('user_id', '=', people.orders.id).execute();
    await tell('orders');
    expect(await told()).toEqual([store.userId]);
  });

  test('are mailed to each in their language, and as each of them chose', async () => {
    const { db } = market.database;
    await db.updateTable('users').set({ locale: 'en' }).where('id', '=', people.orders.id).execute();
    const letter = ({ to, locale }: { to: string; locale: 'id' | 'en' }) =>
      renderEmail({ to, locale, subject: news.title[locale], before: [], after: [] });
    const post = (kind: 'order_seller' | 'deadline') =>
      notifyStore(market.context(), {
        ...{ ...news, kind, area: 'orders', merchantId: store.id, letter, ifWanted: true },
      });
    await post('deadline');
    const subjects = async () => (await market.letters('orders@example.test')).map(({ subject }) => subject);
    expect(await subjects()).toEqual(['New order']);
    await db
      .insertInto('notification_preferences')
      .values({ user_id: people.orders.id, audience: 'merchant', kind: 'deadline', mail: 'off' })
      .execute();
    await post('deadline');
    expect(await subjects()).toHaveLength(1);
    await post('order_seller');
    expect(await subjects()).toHaveLength(2);
  });

  test('are listed and counted where their reader works for that store', async () => {
    const other = await openStore(market, { name: 'Toko Lain' });
    const { token, id } = people.support;
    await market.database.db
      .insertInto('store_members')
      .values({ merchant_id: other.id, user_id: id, roles: ['support'], created_at: market.clock.now() })
      .execute();
    await tell('talk');
    await tell('talk', other.id);
    const area = '/merchant/dashboard/notification';
    const unread = async () => (await market.call(`${area}/new`, { token })).data.new_notification;
    const choose = (merchant_id: number) => market.call('/auth/store', { token, body: { merchant_id } });
    for (const merchantId of [store.id, other.id]) {
      await choose(merchantId);
      expect((await market.call(`${area}/list`, { token })).data).toHaveLength(1);
      expect(await unread()).toBe(1);
    }
    await market.call(`${area}/setallasread`, { token, method: 'POST' });
    expect(await unread()).toBe(0);
    await choose(store.id);
    expect(await unread()).toBe(1);
  });
});
