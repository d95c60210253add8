import type { StaffRole } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createStaffUser, createUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let alone: TestServer;
let rina: StaffUser;
let sari: StaffUser;
beforeAll(async () => {
  market = await openTestServer();
  alone = await openTestServer({ approvalLimit: Number.MAX_SAFE_INTEGER });
});
beforeEach(async () => {
  await market.reset();
  await alone.reset();
  [rina, sari] = await openAdmins(market);
});
afterAll(async () => {
  await market.close();
  await alone.close();
});

const openAdmins = async (on: TestServer) =>
  [
    await createStaffUser(on, 'rina@example.test', ['admin']),
    await createStaffUser(on, 'sari@example.test', ['admin']),
  ] as const;
const reason = 'Mulai Senin';
const invite = (roles: StaffRole[], { by = rina, email = 'budi@example.test' } = {}) =>
  by.post('/staff/invite', { email, fullname: 'Budi Santoso', roles, reason });
const list = async (by = rina) => (await by.get('/staff/list')).data;
const find = async (email: string, by = rina) =>
  (await list(by)).find((one: { email: string }) => one.email === email);
const edit = async (email: string, roles: StaffRole[], by = rina) => {
  const { id, version } = await find(email);
  return by.post('/staff/edit', { user_id: id, version, roles, reason });
};
const end = async (email: string, by = rina) => {
  const { id, version } = await find(email);
  return by.post('/staff/end', { user_id: id, version, reason });
};
const approve = (id: number, by = sari) => by.post('/approvals/approve', { approval_id: id });

test('who works in the back office is changed after a fresh proof of the admin alone [W52]', async () => {
  const { version } = await find(sari.email);
  const raw = (call: string, body: object) =>
    market.call(`/admin/staff/${call}`, { token: rina.token, body: { ...body, reason }, confirms: false });
  const of = { user_id: sari.id, version };
  const answers = await Promise.all([
    raw('invite', { email: 'budi@example.test', fullname: 'Budi Santoso', roles: ['support'] }),
    raw('edit', { ...of, roles: ['support'] }),
    raw('end', of),
  ]);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 403, data: { reason: 'step_up', action: 'staff' } });
  expect(await list()).toHaveLength(2);
});

describe('inviting somebody to the staff [B20]', () => {
  test('opens an account that sets its password through the mailbox', { tags: 'slow' }, async () => {
    const invited = await invite(['support', 'content']);
    expect(invited).toMatchObject({ status: 200, approval: null, data: { status: 'invited' } });
    const [letter] = await market.letters('budi@example.test');
    expect(letter).toMatchObject({ subject: 'Kamu diundang menjadi staf Pasar' });
    expect(letter?.text).toContain('Peranmu: bantuan, konten.');
    expect(letter?.text).toContain('/forget-password');
    const logIn = (password: string) =>
      market.call('/auth/login', { body: { email: 'budi@example.test', password } });
    expect((await logIn('pasar1234')).status).toBe(401);
    await market.call('/auth/forget', { body: { email: 'budi@example.test' } });
    const code = await market.newestCode('budi@example.test');
    const verified = await market.call('/auth/verification', { body: { email: 'budi@example.test', code } });
    const [grant] = verified.headers.getSetCookie().filter((one) => one.startsWith('pasar_reset='));
    await market.call('/sauth/newpassword', {
      body: { password: 'sandi yang baru', password_confirmation: 'sandi yang baru' },
      headers: { cookie: grant?.split(';')[0] ?? '' },
    });
    const { data } = await logIn('sandi yang baru');
    const me = await market.call('/admin/me', { token: data.jwt_token });
    expect(me.data.roles).toEqual(['support', 'content']);
    expect(await find('budi@example.test')).toMatchObject({
      status: 'active',
      last_login_at: expect.any(String),
    });
    expect(await listAuditLogs(market, 'staff')).toMatchObject([
      { action: 'staff.invite', actor_id: rina.id, before: { roles: [] }, reason },
    ]);
  });

  test('promotes an account that exists, and takes neither staff nor a closed account', {
    tags: 'slow',
  }, async () => {
    const buyer = await createUser(market, 'budi@example.test');
    expect((await invite(['content'], { email: 'Budi@Example.test' })).data).toMatchObject({
      id: buyer.id,
      status: 'active',
    });
    expect((await market.letters(buyer.email))[0]?.subject).toBe('Kamu menjadi staf Pasar');
    expect((await market.call('/admin/me', { token: buyer.token })).data.roles).toEqual(['content']);
    expect(await invite(['content'])).toMatchObject({
      status: 422,
      data: { email: ['Alamat ini sudah termasuk staf; ubah perannya di daftar'] },
    });
    const closed = await createUser(market, 'joko@example.test');
    await rina.post('/users/suspend', { user_id: closed.id, reason });
    expect((await invite(['content'], { email: closed.email })).status).toBe(422);
    expect((await invite([], { email: 'ani@example.test' })).status).toBe(422);
  });

  test('with admin or finance waits for another admin, who reads the roles; finance decides nothing', {
    tags: 'slow',
  }, async () => {
    for (const role of ['admin', 'finance'] as const) {
      const email = `${role}@example.test`;
      const asked = await invite([role], { email });
      expect(asked).toMatchObject({ data: null, approval: { id: expect.any(Number) } });
      expect(asked.message).toBe('Menunggu persetujuan rekan admin; belum ada yang berubah');
      expect(await find(email)).toBeUndefined();
      expect(await market.letters(email)).toEqual([]);
      const { id } = asked.approval;
      const money = await createStaffUser(market, `money-${role}@example.test`, ['finance']);
      expect((await approve(id, rina)).status).toBe(403);
      expect((await approve(id, money)).status).toBe(403);
      expect((await money.post('/approvals/reject', { approval_id: id, reason })).status).toBe(403);
      expect((await sari.get('/approvals/list')).data).toMatchObject([
        { action: 'staff.invite', subject: email, roles: [role], amount: 0 },
      ]);
      expect((await approve(id)).data.state).toBe('done');
      expect(await find(email)).toMatchObject({ roles: [role], status: 'invited' });
    }
  });
});

describe('the roles of a colleague [B20]', () => {
  test('change at the next call; another view than the present one is refused', {
    tags: 'slow',
  }, async () => {
    const tono = await createStaffUser(market, 'tono@example.test', ['content']);
    const { version } = await find(tono.email);
    expect((await tono.get('/orders/list')).status).toBe(403);
    expect((await edit(tono.email, ['support'])).data).toMatchObject({ roles: ['support'] });
    expect((await tono.get('/orders/list')).status).toBe(200);
    const stale = await rina.post('/staff/edit', { user_id: tono.id, version, roles: ['content'], reason });
    expect(stale).toMatchObject({ status: 409, data: { roles: ['support'] } });
    expect((await tono.get('/staff/list')).status).toBe(403);
    expect((await rina.post('/staff/end', { user_id: 9_999, version: 1, reason })).status).toBe(404);
  });

  test('wait for another admin where admin or finance is given or taken; carried out once', {
    tags: 'slow',
  }, async () => {
    const tono = await createStaffUser(market, 'tono@example.test', ['support', 'finance']);
    for (const roles of [['support'], ['support', 'finance', 'admin']] satisfies StaffRole[][])
      expect((await edit(tono.email, roles)).approval).not.toBeNull();
    expect((await find(tono.email)).roles).toEqual(['support', 'finance']);
    const { approval } = await edit(tono.email, ['support']);
    const decided = await Promise.all([approve(approval.id), approve(approval.id)]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await find(tono.email)).roles).toEqual(['support']);
    const [other] = (await sari.get('/approvals/list')).data;
    expect(await approve(other.id)).toMatchObject({ status: 409, data: { state: 'void' } });
    expect((await edit(tono.email, ['support', 'content'])).approval).toBeNull();
  });

  test('are not changed by oneself', async () => {
    expect((await edit(rina.email, ['admin', 'support'])).status).toBe(403);
    expect((await end(rina.email)).status).toBe(403);
  });

  test('end at once, in every session; the account stays', async () => {
    const tono = await createStaffUser(market, 'tono@example.test', ['support']);
    expect(await end(tono.email)).toMatchObject({ status: 200, data: null, approval: null });
    expect((await tono.get('/me')).status).toBe(401);
    expect(await find(tono.email)).toBeUndefined();
    expect((await market.letters(tono.email))[0]?.subject).toBe('Aksesmu ke kantor pasar berakhir');
    const { data } = await rina.get('/users/list?search=tono');
    expect(data).toMatchObject([{ role: 'user', status: 'active' }]);
  });
});

describe('where nobody waits for a colleague', () => {
  test('two admins who end each other at the same moment leave one', async () => {
    const [one, two] = await openAdmins(alone);
    const ended = (by: StaffUser, whom: StaffUser) =>
      by.post('/staff/end', { user_id: whom.id, version: 1, reason });
    const decided = await Promise.all([ended(one, two), ended(two, one)]);
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await alone.database.db.selectFrom('staff_members').selectAll().execute();
    expect(left).toMatchObject([{ roles: ['admin'] }]);
  });

  test('an admin who has not logged in yet does not count as the last one', { tags: 'slow' }, async () => {
    const [one, two] = await openAdmins(alone);
    expect((await invite(['admin'], { by: one })).approval).toBeNull();
    const users = alone.database.db.updateTable('users').set({ email_verified_at: null });
    await users.where('id', '=', one.id).execute();
    const stepDown = { user_id: two.id, version: 1, roles: ['support'], reason };
    expect((await one.post('/staff/edit', stepDown)).status).toBe(409);
    await alone.database.db
      .updateTable('users')
      .set({ email_verified_at: alone.clock.now() })
      .where('id', '=', one.id)
      .execute();
    expect((await one.post('/staff/edit', stepDown)).status).toBe(200);
  });
});
