import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaffUser } from '../modules/back-office/testing/staff-users.ts';
import { day, minute } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { purgeSecurityEvents } from '../platform/security-events/purge-security-events.ts';
import { securityEvent } from '../platform/security-events/security-event.ts';
import { writeEvents } from '../platform/security-events/write-events.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { createSignedInUser, testPassword } from '../testing/users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const email = 'budi@example.test';
const written = async () => {
  await market.settle();
  return market.database.db.selectFrom('security_events').selectAll().orderBy('id').execute();
};
const events = async () => (await written()).map(({ event }) => event);

describe('what happens around accounts [S39]', () => {
  test('is recorded with actor, account, network and count', { tags: 'slow' }, async () => {
    const { id } = await createSignedInUser(market, { email });
    const body = { email, password: 'tebakan saja' };
    const from = (client: string) =>
      market.call('/auth/login', { body, headers: { 'x-pasar-client': client } });
    for (let n = 1; n <= 5; n++) expect((await from(`2001:db8::${n}`)).status).toBe(401);
    expect((await from('2001:db8::6')).status).toBe(429);
    const rows = await written();
    expect(rows.map(({ event, count }) => [event, count])).toEqual([
      ['login', 1],
      ['login-rejected', 5],
      ['login-throttled', 1],
    ]);
    expect(rows[1]).toMatchObject({ actor_id: null, account_id: id, network: '2001:db8:0:0::/64' });
  });

  test('records rejected tokens, rejected roles and limits', async () => {
    const { token } = await createSignedInUser(market, { email });
    await market.call('/auth/session', { token: `${token}x` });
    await market.call('/admin/overview', { token });
    await market.call('/merchant/dashboard/store', { token });
    const rows = await written();
    expect(rows.map(({ event, details }) => [event, details])).toEqual([
      ['login', { remember: false }],
      ['token-rejected', {}],
      ['access-rejected', { path: '/api/admin/overview' }],
      ['access-rejected', { path: '/api/merchant/dashboard/store' }],
    ]);
  });

  test('records a reset, of a new password, a new phone and of exports', { tags: 'slow' }, async () => {
    const { token } = await createSignedInUser(market, { email });
    const password = 'kopi tubruk 77';
    await market.call('/auth/password', {
      token,
      body: { current_password: testPassword, password, password_confirmation: password },
    });
    await market.call('/buyer/dashboard/wallet/statement', { token });
    await market.call('/auth/forget', { body: { email } });
    const code = await market.newestCode(email);
    const verified = await market.call('/auth/verification', { body: { email, code } });
    const cookie = verified.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    await market.call('/sauth/newpassword', {
      body: { password: 'teh manis 88', password_confirmation: 'teh manis 88' },
      headers: { cookie },
    });
    expect(await events()).toEqual(
      expect.arrayContaining(['password-changed', 'data-exported', 'code-issued', 'password-reset']),
    );
  });

  test('records a rejection whose transaction is rolled back, and no change that never happened', async () => {
    const failing = inTransaction(market.context(), async (ctxInTx) => {
      securityEvent(ctxInTx, 'password-rejected');
      securityEvent(ctxInTx, 'password-changed', { account: 1 });
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(await events()).toEqual(['password-rejected']);
  });

  test('can neither be forged nor stopped by what callers send', async () => {
    securityEvent(market.context(), 'private-file-opened', {
      file: `a\r\n{"event":"login"}\u0000\u001b[31m\u2028\ud800${'x'.repeat(5_000)}`,
    });
    const [row] = await written();
    expect(row?.details).toEqual({ file: expect.stringMatching(/^a \{"event":"login"\} \[31m \ufffdx+$/) });
    expect(JSON.stringify(row?.details).length).toBeLessThan(300);
  });

  test('holds no passwords, codes, tokens and addresses of unknown users [S4] [S14]', {
    tags: 'slow',
  }, async () => {
    const password = 'kopi tubruk 77';
    await market.call('/auth/register', { body: { email, password, password_confirmation: password } });
    const code = await market.newestCode(email);
    const { data } = await market.call('/auth/verification', { body: { email, code } });
    const token = data.sign_in.jwt_token;
    await market.call('/auth/session', { token: `${token}x` });
    await market.call('/auth/login', { body: { email: 'siapa@example.test', password: 'salah ketik 1' } });
    const all = JSON.stringify(await written());
    expect(all).toContain('login-rejected');
    for (const secret of [password, 'salah ketik 1', code, token.split('.')[2], 'siapa@example.test']) {
      expect(all).not.toContain(secret);
    }
  });

  test('waits while the database is unavailable', async () => {
    const away = openDatabase('postgres://pasar@127.0.0.1:1/pasar');
    securityEvent(market.context(), 'login-rejected');
    await writeEvents(market.context(undefined, { db: away }));
    await away.destroy();
    expect(await events()).toEqual(['login-rejected']);
  });

  test('only grows: nobody changes or deletes a row of this year', async () => {
    securityEvent(market.context(), 'login-rejected');
    await written();
    const { db } = market.database;
    // By the database's own time, not by the server's clock.
    await sql`insert into security_events (first_at, last_at, count, event, network, details)
      values (now(), now(), 1, 'login', 'local', '{}')`.execute(db);
    await expect(db.updateTable('security_events').set({ event: 'login' }).execute()).rejects.toThrow(
      'only grows',
    );
    await expect(db.deleteFrom('security_events').where('event', '=', 'login').execute()).rejects.toThrow(
      'only grows',
    );
    await expect(sql`truncate security_events`.execute(db)).rejects.toThrow('only grows');
    expect(await events()).toEqual(['login-rejected', 'login']);
  });

  test('is kept for a year [W57]', async () => {
    const { db } = market.database;
    market.clock.set(new Date());
    for (const days of [400, 366, 364, 1]) {
      const at = new Date(Date.now() - days * day);
      await db
        .insertInto('security_events')
        .values({
          first_at: at,
          last_at: at,
          count: days,
          event: 'login',
          actor_id: null,
          account_id: null,
          network: 'local',
          details: '{}',
        })
        .execute();
    }
    await purgeSecurityEvents.run(market.context());
    expect((await written()).map(({ count }) => count)).toEqual([364, 1]);
  });

  test('is visible to operators, by event, user and time', async () => {
    const { id } = await createSignedInUser(market, { email });
    market.clock.advance(minute);
    const since = market.clock.now().toISOString();
    const marketplace = await createStaffUser(market);
    await market.call('/auth/login', { body: { email, password: 'tebakan saja' } });
    await market.settle();
    const list = async (query: string) => (await marketplace.get(`/security-events/list${query}`)).data;
    expect(await list('?event=login-rejected')).toEqual([
      {
        id: 2,
        at: since,
        first_at: since,
        count: 1,
        event: 'login-rejected',
        actor: null,
        account: { id, email },
        network: 'local',
        details: {},
      },
    ]);
    const names = async (query: string) => (await list(query)).map(({ event }: { event: string }) => event);
    expect(await names(`?user=${email}`)).toEqual(['login-rejected', 'login']);
    expect(await names(`?user=${id}&since=${since}`)).toEqual(['login-rejected']);
    expect(await names('?user=siapa@example.test')).toEqual([]);
    expect((await marketplace.get('/security-events/list?since=kemarin')).status).toBe(422);
  });
});
