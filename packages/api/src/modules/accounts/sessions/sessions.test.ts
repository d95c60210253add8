import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSignedInUser } from '../../../testing/users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const statusWith = async (token: string) => (await market.call('/auth/session', { token })).status;

describe('a session', () => {
  test('returns the user, the expiry and what is new', async () => {
    const { token, email } = await createSignedInUser(market);
    const { data } = await market.call('/auth/session', { token });
    expect(data).toMatchObject({ user: { email }, new_notification: 0, cart_items: 0 });
    expect(data.expires_at).toBe('2026-03-03T03:00:00.000Z');
  });

  test('ends at logout at once, and only this one [S15]', async () => {
    const { token, email } = await createSignedInUser(market);
    const other = await market.call('/auth/login', { body: { email, password: 'rahasia 123' } });
    expect(await market.call('/auth/logout', { method: 'POST', token })).toMatchObject({
      code: 200,
      data: null,
      message: 'Kamu sudah keluar',
    });
    expect((await market.call('/auth/session', { token })).message).toBe(
      'Sesimu sudah berakhir. Silakan masuk lagi.',
    );
    expect((await market.call('/auth/session')).message).toBe('Silahkan masuk atau daftar terlebih dahulu');
    expect((await market.call('/auth/logout', { method: 'POST', token })).status).toBe(401);
    expect(await statusWith(other.data.jwt_token)).toBe(200);
  });

  test('is known by the header alone: a cookie alone does not sign in [S10]', async () => {
    const { token } = await createSignedInUser(market);
    for (const cookie of [
      `token=${token}`,
      `__Host-token=${token}`,
      `pasar_token=${token}`,
      `authorization=${token}`,
    ]) {
      expect((await market.call('/auth/session', { headers: { cookie } })).status).toBe(401);
    }
  });

  test('the table holds no secret that signs in [S11]', async () => {
    const { token } = await createSignedInUser(market);
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(Buffer.from(payload.sid, 'base64url').length).toBeGreaterThanOrEqual(16);
    const rows = await market.database.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(payload.sid);
    expect(Object.keys(payload).sort()).toEqual(['exp', 'iat', 'iss', 'sid']);
  });

  test('a forged, changed or borrowed token is a visitor', async () => {
    const { token } = await createSignedInUser(market);
    const [head = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32).fill(1));
    const unknown = await new SignJWT({ sid: 'unknown' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('pasar')
      .setExpirationTime(claims.exp)
      .sign(market.context().keys.derive('session tokens'));
    const later = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 9_999 })).toString('base64url');
    for (const bad of [
      forged,
      unknown,
      new UnsecuredJWT(claims).encode(),
      `${head}.${later}.${signature}`,
      `${head}.${payload}.`,
      claims.sid,
      'x',
    ]) {
      expect(await statusWith(bad)).toBe(401);
    }
    expect(await statusWith(token)).toBe(200);
  });

  test('an expired token still browses what is open to visitors', async () => {
    const { token } = await createSignedInUser(market);
    market.clock.advance(3 * 24 * 3_600_000);
    const visitor = await market.call('/auth/forget', { body: { email: 'a@example.test' }, token });
    expect(visitor.status).toBe(200);
  });
});
