import { mostSavedViews } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { createStaffUser } from '../back-office/testing/staff-users.ts';

let market: TestServer;
let sari: { id: number; token: string };
let budi: { id: number; token: string };
beforeAll(async () => {
  market = await openTestServer({ requestsPerUser: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  sari = await createSignedInUser(market, { email: 'sari@example.test' });
  budi = await createSignedInUser(market, { email: 'budi@example.test' });
});
afterAll(() => market.close());

const orders = '/seller/orders';
const save = (token: string, name: string, over: Record<string, unknown> = {}) =>
  market.call('/saved-views/save', { token, body: { page: orders, name, query: 'status=new', ...over } });
const list = async (token: string, page = orders) =>
  (await market.call(`/saved-views?page=${encodeURIComponent(page)}`, { token })).data;

describe('a saved view', () => {
  test('keeps the filters of its list under its name, and the same name replaces them [B4]', async () => {
    expect((await save(sari.token, '  JNE hari ini ', { query: 'status=to_ship&courier=jne' })).data).toEqual(
      [
        {
          id: expect.any(Number),
          name: 'JNE hari ini',
          query: 'status=to_ship&courier=jne',
          is_shared: false,
          is_mine: true,
        },
      ],
    );
    await save(sari.token, 'Baru');
    await save(sari.token, 'JNE hari ini', { query: 'courier=jne' });
    expect((await list(sari.token)).map(({ name, query }: Record<string, string>) => [name, query])).toEqual([
      ['Baru', 'status=new'],
      ['JNE hari ini', 'courier=jne'],
    ]);
    expect(await list(sari.token, '/seller/products')).toEqual([]);
  });

  test('belongs to who saved it: others neither see nor delete it [B4] [S22]', async () => {
    const [{ id }] = (await save(sari.token, 'Baru')).data;
    expect(await list(budi.token)).toEqual([]);
    const remove = (token: string) => market.call('/saved-views/delete', { token, body: { id } });
    expect((await remove(budi.token)).status).toBe(404);
    expect((await market.call(`/saved-views?page=${orders}`)).status).toBe(401);
    expect((await remove(sari.token)).data).toEqual([]);
    expect((await remove(sari.token)).status).toBe(404);
  });

  test('is shared by staff among staff, and deleted only by who saved it [B4]', async () => {
    const [nia, dewi] = [
      await createStaffUser(market, 'nia@example.test', ['support']),
      await createStaffUser(market, 'dewi@example.test', ['finance']),
    ];
    const page = '/admin/orders';
    const shared = { page, query: 'stuck=late', is_shared: true };
    const [{ id }] = (await save(nia.token, 'Macet', shared)).data;
    expect(await list(dewi.token, page)).toMatchObject([{ name: 'Macet', is_shared: true, is_mine: false }]);
    expect(await list(sari.token, page)).toEqual([]);
    expect((await market.call('/saved-views/delete', { token: dewi.token, body: { id } })).status).toBe(404);
    expect((await save(sari.token, 'Macet', shared)).status).toBe(403);
    expect((await save(nia.token, 'Baru', { is_shared: true })).status).toBe(403);
  });

  test.each([
    ['no name', { name: '   ' }, 'name', 'Beri nama tampilan ini'],
    ['a long name', { name: 'a'.repeat(41) }, 'name', 'Nama maksimal 40 karakter'],
    ['an address', { query: 'a=1#there' }, 'query', undefined],
    ['a page elsewhere', { page: '//evil.example' }, 'page', undefined],
  ])('with %s is refused [B4]', async (_, over, field, text) => {
    const refused = await save(sari.token, 'Baru', over);
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, [field]]);
    if (text) expect(refused.data[field]).toEqual([text]);
  });

  test('is one of at most 20 of a list, also when several are saved at once [B4]', {
    tags: 'slow',
  }, async () => {
    for (let n = 0; n < mostSavedViews - 2; n++) await save(sari.token, `Tampilan ${n}`);
    const late = await Promise.all([1, 2, 3, 4, 5].map((n) => save(sari.token, `Akhir ${n}`)));
    expect(late.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(late.find(({ status }) => status === 409)?.message).toBe(
      'Maksimal 20 tampilan per daftar. Hapus satu dulu.',
    );
    expect(await list(sari.token)).toHaveLength(mostSavedViews);
    expect((await save(sari.token, 'Tampilan 0', { query: 'status=completed' })).status).toBe(200);
  });
});
