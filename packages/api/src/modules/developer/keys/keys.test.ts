import { apiKeyLimits } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';
import { suspendStore } from '../../stores/index.ts';
import { remindOfKeys } from './remind-of-keys.ts';

let market: TestServer;
let store: { id: number; userId: number };
let token: string;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  store = await openStore(market);
  token = await createSessionToken(market, store.userId);
});
afterAll(() => market.close());

const path = '/merchant/dashboard/developer/keys';
const orders = '/merchant/dashboard/orders/list';
const create = (over: object = {}, as = token) =>
  market.call(path, {
    token: as,
    body: { name: 'Gudang', scopes: ['orders:read'], expires_in_days: 30, ...over },
  });
const secretOf = async (over: object = {}): Promise<string> => (await create(over)).data.secret;
const statusWith = async (key: string, client?: string) =>
  (await market.call(orders, { token: key, ...(client && { headers: { 'x-pasar-client': client } }) }))
    .status;

describe('a key of a store', () => {
  test('reads what its scopes open, and its secret is shown once [W60]', { tags: 'slow' }, async () => {
    const { data, message } = await create();
    expect(message).toBe('Kunci dibuat');
    expect(data.secret).toMatch(/^pasar_test_[0-9a-f]{12}_[\w-]{43}$/);
    expect(data.key).toMatchObject({
      name: 'Gudang',
      scopes: ['orders:read'],
      networks: [],
      is_expired: false,
      last_used_at: null,
    });
    expect(data.secret.startsWith(`${data.key.prefix}_`)).toBe(true);
    expect(await statusWith(data.secret)).toBe(200);
    const listed = await market.call(path, { token });
    expect(listed.data).toEqual([{ ...data.key, last_used_at: expect.any(String) }]);
    const rows = await market.database.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify([rows, listed.data])).not.toContain(data.secret.split('_').at(-1));
  });

  test('opens nothing but calls with its scope, whatever the owner may do [W60]', async () => {
    const key = await secretOf();
    expect(await market.call(path, { token: key })).toMatchObject({ status: 403, data: { scopes: [] } });
    expect((await market.call('/auth/session', { token: key })).status).toBe(403);
    expect(await market.call('/merchant/dashboard/wallet/saldo', { token: key })).toMatchObject({
      status: 403,
      data: { scopes: ['wallet:read'] },
    });
  });

  test('of the wrong kind, with a wrong secret, or made up is refused with a text that says so [W60]', async () => {
    const key = await secretOf();
    const [a, b] = [key.at(-1) === 'A' ? 'B' : 'A', key.replace('_test_', '_live_')];
    for (const wrong of [
      key.slice(0, -1) + a,
      b,
      `pasar_test_${'0'.repeat(12)}_${'x'.repeat(43)}`,
      'pasar_x',
    ]) {
      const refused = await market.call(orders, { token: wrong });
      expect([refused.status, refused.message]).toEqual([401, expect.stringContaining('Kunci API')]);
    }
  });

  test('is refused from the next call on once revoked, and only its store revokes it [W60] [S22]', async () => {
    const { data } = await create();
    const rival = await openStore(market, { name: 'Toko Lain' });
    const other = await createSessionToken(market, rival.userId);
    const revoke = (as: string) =>
      market.call(`${path}/revoke`, { token: as, body: { key_id: data.key.id } });
    expect((await revoke(other)).status).toBe(404);
    expect((await market.call(path, { token: other })).data).toEqual([]);
    expect(await statusWith(data.secret)).toBe(200);
    expect((await revoke(token)).data).toEqual([]);
    expect(await statusWith(data.secret)).toBe(401);
    expect((await revoke(token)).status).toBe(404);
  });

  test('ends when it expires [W60]', { tags: 'slow' }, async () => {
    const key = await secretOf({ expires_in_days: 1 });
    market.clock.advance(24 * 3_600_000 - 1);
    expect(await statusWith(key)).toBe(200);
    market.clock.advance(1);
    expect(await statusWith(key)).toBe(401);
  });

  test('stops with its store and with its owner [W60]', async () => {
    const key = await secretOf();
    const { db } = market.database;
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', store.userId).execute();
    expect(await statusWith(key)).toBe(401);
    await db.updateTable('users').set({ status: 'active' }).where('id', '=', store.userId).execute();
    expect(await statusWith(key)).toBe(200);
    await suspendStore(market.context(), { merchantId: store.id, staffId: null, reason: 'Palsu' });
    expect(await statusWith(key)).toBe(401);
  });

  test.each([
    [['203.0.113.0/24'], '203.0.113.9', 200],
    [['203.0.113.0/24'], '::ffff:203.0.113.9', 200],
    [['203.0.113.0/24'], '203.0.114.1', 401],
    [['203.0.113.7'], '203.0.113.8', 401],
    [['2001:db8::/32'], '2001:db8:1::1', 200],
    [['2001:db8::/32', '198.51.100.1'], '198.51.100.1', 200],
    [['2001:db8::/32'], '2001:db9::1', 401],
    [['0.0.0.0/0'], 'local', 401],
  ])('limited to %j answers %s with %i [W60]', async (networks, client, status) => {
    expect(await statusWith(await secretOf({ networks }), client)).toBe(status);
  });

  test('may call 120 times a minute [W60]', { tags: 'slow' }, async () => {
    const key = await secretOf();
    const answers = await Promise.all(Array.from({ length: 121 }, () => statusWith(key)));
    expect(answers.filter((status) => status === 200)).toHaveLength(apiKeyLimits.requestsPerMinute);
    expect(answers).toContain(429);
    expect((await market.call(path, { token })).status).toBe(200);
  });
});

describe('creating a key', () => {
  test('stops at ten, also when several are created at once; revoked ones do not count [W60]', {
    tags: 'slow',
  }, async () => {
    for (let n = 0; n < 8; n++) await create({ name: `Kunci ${n}` });
    const late = await Promise.all([1, 2, 3, 4].map(() => create()));
    expect(late.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const [{ id }] = (await market.call(path, { token })).data;
    await market.call(`${path}/revoke`, { token, body: { key_id: id } });
    expect((await create()).status).toBe(200);
  });

  test.each([
    ['name', { name: ' ' }],
    ['scopes', { scopes: [] }],
    ['scopes.0', { scopes: ['bank:write'] }],
    ['expires_in_days', { expires_in_days: 366 }],
    ['expires_in_days', { expires_in_days: 0 }],
    ['networks.0', { networks: ['203.0.113.0/33'] }],
    ['networks.0', { networks: ['rumah'] }],
    ['networks.0', { networks: ['2001:db8::/129'] }],
    ['networks', { networks: Array.from({ length: 11 }, (_, n) => `203.0.113.${n}`) }],
  ])('with a wrong %s is refused by that field [W60]', async (field, over) => {
    const { status, data } = await create(over);
    expect([status, Object.keys(data)]).toEqual([422, [field]]);
  });

  test('and revoking one leave a security event, and the owner a letter [W57] [W60]', async () => {
    const { data } = await create();
    await market.call(`${path}/revoke`, { token, body: { key_id: data.key.id } });
    await market.settle();
    const events = await market.database.db.selectFrom('security_events').selectAll().orderBy('id').execute();
    expect(events.map(({ event, details }) => [event, (details as { key: number }).key])).toEqual([
      ['api-key-created', data.key.id],
      ['api-key-revoked', data.key.id],
    ]);
    const [letter] = await market.letters('toko-maju@example.test');
    expect(letter?.text).toContain('kunci API "Gudang"');
    expect(JSON.stringify([letter, market.logLines])).not.toContain(data.secret);
  });

  test('reminds its owner once, three days before it expires', async () => {
    const told = async () => {
      await remindOfKeys.run(market.context());
      const rows = await market.database.db
        .selectFrom('notifications')
        .select(['user_id', 'body', 'link'])
        .where('kind', '=', 'deadline')
        .execute();
      return rows.map(({ user_id, body, link }) => [user_id, body.en, link]);
    };
    await create({ expires_in_days: 7 });
    const { data } = await create({ name: 'Lama', expires_in_days: 7 });
    await market.call(`${path}/revoke`, { token, body: { key_id: data.key.id } });
    expect(await told()).toEqual([]);
    market.clock.advance(4 * day + hour);
    const once = [[store.userId, expect.stringMatching(/^The key Gudang expires on /), '/seller/developer']];
    expect(await told()).toEqual(once);
    expect(await told()).toEqual(once);
  });
});
