import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';
import { createStaffUser, createUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
});
afterAll(() => market.close());

const reason = 'Laporan penipuan';
const suspend = (user_id: number, by = staff) => by.post('/users/suspend', { user_id, reason });
const session = (token: string) => market.call('/auth/session', { token });

describe('users in the back office', () => {
  test('are found by name, address, phone or store, newest first, page by page', async () => {
    const siti = await createUser(market, 'siti@example.test');
    await openStore(market, { name: 'Kain Siti', user_id: siti.id });
    await createUser(market, 'budi@example.test');
    const all = await staff.get('/users/list?per_page=2');
    expect(all.data.map(({ email }: { email: string }) => email)).toEqual([
      'budi@example.test',
      'siti@example.test',
    ]);
    expect(all.meta).toMatchObject({ total: 3, last_page: 2 });
    for (const search of ['KAIN', 'siti@']) {
      const found = await staff.get(`/users/list?search=${search}`);
      expect(found.data).toMatchObject([
        { id: siti.id, status: 'active', merchant: { merchant_name: 'Kain Siti' } },
      ]);
    }
    const found = async (query: string) => (await staff.get(`/users/list?${query}`)).meta.total;
    expect(await found('date_start=2026-03-02&date_end=2026-03-02')).toBe(3);
    expect([await found('date_end=2026-03-01'), await found('date_start=2026-03-03')]).toEqual([0, 0]);
    expect(all.data[0]).toMatchObject({ orders_total: 0 });
    expect((await staff.get('/users/list?role=staff')).data).toMatchObject([{ id: staff.id }]);
    expect((await staff.get('/users/list?status=suspended')).data).toEqual([]);
    expect(JSON.stringify(all.data)).not.toContain('password');
  });

  test('are read with what they do in the market, contacts masked [B23]', async () => {
    const siti = await createSignedInUser(market, { email: 'siti@example.test' });
    const { id: works } = await openStore(market, { name: 'Kain Lurik' });
    const { db } = market.database;
    const at = market.clock.now();
    const member = { merchant_id: works, user_id: siti.id, roles: ['orders' as const], created_at: at };
    await db.insertInto('store_members').values(member).execute();
    const support = await createStaffUser(market, 'sari@example.test', ['support']);
    expect((await support.get(`/users/detail/${siti.id}`)).data).toMatchObject({
      ...{ id: siti.id, email: 's***@example.test', is_masked: true, sessions: 1, complaints: 0 },
      ...{ orders: { total: 0, completed: 0, spent: 0 }, documents: null },
      works_for: [{ id: works, merchant_name: 'Kain Lurik' }],
    });
    expect((await support.get('/users/detail/999999')).status).toBe(404);
    const content = await createStaffUser(market, 'konten@example.test', ['content']);
    expect((await content.get(`/users/detail/${siti.id}`)).status).toBe(403);
  });

  test('have their contacts masked, which support reads in full with a reason on record [B23]', async () => {
    const siti = await createUser(market, 'siti@example.test');
    const { db } = market.database;
    await db.updateTable('users').set({ phone: '081234567890' }).where('id', '=', siti.id).execute();
    await openStore(market, { name: 'Kain Siti', user_id: siti.id });
    const [support, finance] = [
      await createStaffUser(market, 'sari@example.test', ['support']),
      await createStaffUser(market, 'uang@example.test', ['finance']),
    ];
    for (const by of [support, finance]) {
      const [user] = (await by.get('/users/list?search=kain')).data;
      expect(user).toMatchObject({ email: 's***@example.test', phone: '0812*****890', is_masked: true });
      const [store] = (await by.get('/merchants/list?status=all&search=kain')).data;
      expect(store.owner.email).toBe('s***@example.test');
    }
    expect((await staff.get('/users/list?search=kain')).data).toMatchObject([
      { email: siti.email, phone: '081234567890', is_masked: false },
    ]);
    const show = (by: StaffUser, body: object = {}) =>
      by.post('/users/show', { user_id: siti.id, reason: 'Menelepon soal paket', ...body });
    expect((await show(support, { reason: ' ' })).status).toBe(422);
    expect((await show(finance)).status).toBe(403);
    expect((await show(support, { user_id: 999_999 })).status).toBe(404);
    expect(await listAuditLogs(market, 'user')).toEqual([]);
    expect((await show(support)).data).toEqual({ email: siti.email, phone: '081234567890' });
    expect(await listAuditLogs(market, 'user')).toMatchObject([
      {
        action: 'user.contacts',
        actor_id: support.id,
        target_id: `${siti.id}`,
        reason: 'Menelepon soal paket',
      },
    ]);
  });

  test('who are suspended are signed out at once, cannot log in, and get the reason [S11] [S12]', async () => {
    const budi = await createSignedInUser(market);
    expect((await session(budi.token)).status).toBe(200);
    expect((await suspend(budi.id)).data).toMatchObject({ id: budi.id, status: 'suspended' });
    expect((await session(budi.token)).status).toBe(401);
    const body = { email: budi.email, password: testPassword };
    expect(await market.call('/auth/login', { body })).toMatchObject({
      status: 403,
      message: 'Akun ditangguhkan',
    });
    const [letter] = await market.letters(budi.email);
    expect([letter?.subject, letter?.text.includes(reason)]).toEqual(['Akunmu ditangguhkan', true]);

    await staff.post('/users/unsuspend', { user_id: budi.id, reason: 'Salah lapor' });
    expect((await session(budi.token)).status).toBe(401);
    expect((await market.call('/auth/login', { body })).status).toBe(200);
    expect(await listAuditLogs(market, 'user')).toMatchObject([
      { action: 'user.suspend', before: { status: 'active' }, after: { status: 'suspended' }, reason },
      { action: 'user.unsuspend', actor_id: staff.id, target_id: String(budi.id), reason: 'Salah lapor' },
    ]);
  });

  test('are signed out everywhere without losing the account, with the reason on record', async () => {
    const budi = await createSignedInUser(market);
    const support = await createStaffUser(market, 'sari@example.test', ['support']);
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    const end = (user_id: number, by = support) => by.post('/users/end-sessions', { user_id, reason });
    expect((await end(budi.id, finance)).status).toBe(403);
    expect([(await end(support.id)).status, (await end(staff.id)).status]).toEqual([403, 403]);
    expect((await end(999_999)).status).toBe(404);
    expect((await session(budi.token)).status).toBe(200);
    expect((await end(budi.id)).data).toEqual({ ended: 1 });
    expect((await session(budi.token)).status).toBe(401);
    const body = { email: budi.email, password: testPassword };
    expect((await market.call('/auth/login', { body })).status).toBe(200);
    expect(await listAuditLogs(market, 'user')).toMatchObject([
      { action: 'user.end-sessions', actor_id: support.id, after: { ended: 1 }, reason },
    ]);
  });

  test('are suspended once, also by simultaneous requests', async () => {
    const budi = await createUser(market, 'budi@example.test');
    const colleague = await createStaffUser(market, 'rekan@example.test');
    const answers = await Promise.all([suspend(budi.id), suspend(budi.id, colleague), suspend(budi.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.data).toMatchObject({
      id: budi.id,
      status: 'suspended',
    });
    expect(await listAuditLogs(market, 'user')).toHaveLength(1);
    expect((await market.letters(budi.email)).length).toBe(1);
  });

  test('of the staff are not suspended by staff, nor is anybody by themselves', async () => {
    const colleague = await createStaffUser(market, 'rekan@example.test');
    expect(await suspend(colleague.id)).toMatchObject({
      status: 403,
      message: 'Akun staf diatur di halaman Staf',
    });
    expect((await suspend(staff.id)).status).toBe(403);
    expect((await suspend(999)).status).toBe(404);
    expect((await staff.post('/users/suspend', { user_id: 1 })).data).toEqual({
      reason: ['Tulis alasannya'],
    });
    expect(await listAuditLogs(market, 'user')).toEqual([]);
  });
});
