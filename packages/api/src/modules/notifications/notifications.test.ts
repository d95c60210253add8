import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openStore } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { notify } from './index.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const area = '/buyer/dashboard/notification';
const tell = (userId: number, n: number, category: 'info' | 'order' = 'info') =>
  notify(market.context(), {
    userId,
    category,
    kind: 'account',
    title: { id: `Kabar ${n}`, en: `News ${n}` },
    body: { id: 'Isi', en: 'Body' },
  });

describe('notifications', () => {
  test('are listed newest first, in pages that keep the filter in their urls', { tags: 'slow' }, async () => {
    const { id, token } = await createSignedInUser(market);
    for (let n = 1; n <= 12; n++) await tell(id, n);
    await tell(id, 13, 'order');
    const first = await market.call(`${area}/list?categories=info`, { token });
    expect(first.data.map(({ title }: { title: string }) => title).slice(0, 2)).toEqual([
      'Kabar 12',
      'Kabar 11',
    ]);
    expect(first.meta).toEqual({
      current_page: 1,
      last_page: 2,
      per_page: 10,
      total: 12,
      from: 1,
      to: 10,
      next: '/api/buyer/dashboard/notification/list?categories=info&page=2',
      prev: null,
      first: '/api/buyer/dashboard/notification/list?categories=info&page=1',
      last: '/api/buyer/dashboard/notification/list?categories=info&page=2',
    });
    const second = await market.call(`${area}/list?categories=info&page=2`, { token });
    expect(second.data).toHaveLength(2);
    expect(second.meta).toMatchObject({ from: 11, to: 12, next: null, prev: first.meta.first });
  });

  test('are counted, and read one by one or all at once', async () => {
    const { id, token } = await createSignedInUser(market);
    for (let n = 1; n <= 3; n++) await tell(id, n);
    expect((await market.call(`${area}/new`, { token })).data).toEqual({ new_notification: 3 });
    const read = () => market.call(`${area}/read`, { token, body: { id: 1 } });
    expect((await read()).data).toEqual({ new_notification: 2 });
    expect((await read()).data).toEqual({ new_notification: 2 });
    const all = await market.call(`${area}/setallasread`, { token, method: 'POST' });
    expect(all.data).toEqual({ new_notification: 0 });
    const list = await market.call(`${area}/list`, { token });
    expect(list.data.every(({ is_read }: { is_read: boolean }) => is_read)).toBe(true);
  });

  test("somebody else's cannot be seen or read [S22]", async () => {
    const budi = await createSignedInUser(market);
    const sari = await createSignedInUser(market, { email: 'sari@example.test' });
    await tell(budi.id, 1);
    expect((await market.call(`${area}/list`, { token: sari.token })).data).toEqual([]);
    expect((await market.call(`${area}/read`, { token: sari.token, body: { id: 1 } })).status).toBe(404);
    await market.call(`${area}/setallasread`, { token: sari.token, method: 'POST' });
    expect((await market.call(`${area}/new`, { token: budi.token })).data.new_notification).toBe(1);
    for (const path of ['/list', '/new']) expect((await market.call(area + path)).status).toBe(401);
    expect((await market.call(`${area}/read`, { body: { id: 1 } })).status).toBe(401);
  });

  test.each(['page=0', 'page=x', 'page=1.5', 'per_page=101', 'per_page=-1', 'categories=semua'])(
    'the query %s is refused [S35]',
    async (query) => {
      const { token } = await createSignedInUser(market);
      const answer = await market.call(`${area}/list?${query}`, { token });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.data)).toEqual([query.split('=')[0]]);
    },
  );

  test('of a store have a separate list [SELL-08] [API-20]', { tags: 'slow' }, async () => {
    const budi = await createSignedInUser(market);
    const sari = await createSignedInUser(market, { email: 'sari@example.test' });
    await openStore(market, { user_id: budi.id });
    await openStore(market, { name: 'Toko Lain', user_id: sari.id });
    const { token } = budi;
    await tell(budi.id, 1);
    const told = { userId: budi.id, title: { id: 'Toko', en: 'Store' }, body: { id: 'Isi', en: 'Body' } };
    await notify(market.context(), {
      ...told,
      category: 'order',
      kind: 'order_seller',
      audience: 'merchant',
      link: '/seller/orders/ORD-1',
    });
    await notify(market.context(), { ...told, category: 'wallet', kind: 'wallet', audience: 'merchant' });
    const shop = '/merchant/dashboard/notification';
    const list = await market.call(`${shop}/list`, { token });
    expect(list.data.map(({ category }: { category: string }) => category)).toEqual(['wallet', 'order']);
    expect(list.meta.total).toBe(2);
    expect((await market.call(`${shop}/list?categories=wallet`, { token })).meta.total).toBe(1);
    expect((await market.call(`${area}/list`, { token })).meta.total).toBe(1);
    const [{ id }] = list.data;
    expect((await market.call(`${area}/read`, { token, body: { id } })).status).toBe(404);
    const foreign = await market.call(`${shop}/read`, { token: sari.token, body: { id } });
    expect(foreign.status).toBe(404);
    expect((await market.call(`${shop}/read`, { token, body: { id } })).data).toEqual({
      new_notification: 1,
    });
    const all = await market.call(`${shop}/setallasread`, { token, method: 'POST' });
    expect(all.data).toEqual({ new_notification: 0 });
    expect((await market.call(`${area}/new`, { token })).data).toEqual({ new_notification: 1 });
    expect((await market.call(`${shop}/list`)).status).toBe(401);
  });
});
