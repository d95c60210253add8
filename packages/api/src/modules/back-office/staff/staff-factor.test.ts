import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey } from '../../../testing/authenticator.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addTotp } from '../../../testing/totp.ts';
import { createUser } from '../testing/staff-users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({}, { mode: 'production' });
});
afterAll(() => market.close());

test('in production a password alone opens the security page, and no call of the back office [W31]', async () => {
  const { token } = await createUser(market, 'ani@example.test', 'staff', ['admin']);
  const open = async (path: string) => {
    const { status, data } = await market.call(path, { token });
    return status === 403 ? data : status;
  };
  for (const path of ['/admin/me', '/admin/queue/list', '/admin/orders/list'])
    expect([path, await open(path)]).toEqual([path, { reason: 'factor_required' }]);
  expect(await open('/auth/factors')).toBe(200);
  await addTotp(market, token);
  expect(await open('/admin/me')).toBe(200);
  expect((await market.call('/auth/totp/remove', { token, body: {} })).status).toBe(200);
  expect(await open('/admin/me')).toEqual({ reason: 'factor_required' });
  await addPasskey(market, token);
  expect(await open('/admin/me')).toBe(200);
});

test('whoever is not of the staff learns nothing about it', async () => {
  const { token } = await createUser(market, 'budi@example.test');
  const { status, data } = await market.call('/admin/me', { token });
  expect([status, data]).toEqual([403, null]);
});
