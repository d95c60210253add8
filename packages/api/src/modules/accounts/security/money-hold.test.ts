import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, minute } from '../../../platform/clock.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { addTotp, totpCode } from '../../../testing/totp.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';
import { approveStore } from '../../stores/index.ts';

let market: TestServer;
let token: string;
let userId: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  ({ token, id: userId } = await createSignedInUser(market, { email }));
  await fillWallet(market, userId, 200_000);
});
afterAll(() => market.close());

const email = 'budi@example.test';
const password = 'sandi yang baru';
const account = { bank_id: 1, rekening: '0123456789', atas_nama: 'Budi Santoso' };
const call = (path: string, body?: object) => market.call(path, { token, ...(body && { body }) });
const withdraw = (own = testPassword) =>
  call('/wallet/withdraw', { amount: 75_000, ...account, password: own });
const saveBank = (own = testPassword) =>
  call('/merchant/dashboard/bank', { ...account, cabang: 'Bandung', password: own });

const logIn = async (address: string, own: string, secret?: string) => {
  const { status, data } = await market.call('/auth/login', { body: { email: address, password: own } });
  if (status === 200) {
    token = data.jwt_token;
    return;
  }
  const code = totpCode(market, secret ?? '');
  const body = { pending_login: data.pending_login, code };
  token = (await market.call('/auth/login/second', { body })).data.jwt_token;
};

const reset = async () => {
  await market.call('/auth/forget', { body: { email } });
  const code = await market.newestCode(email);
  const verified = await market.call('/auth/verification', { body: { email, code } });
  const cookie = verified.headers.getSetCookie().find((one) => one.startsWith('pasar_reset=')) ?? '';
  const done = await market.call('/sauth/newpassword', {
    body: { password, password_confirmation: password },
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(done.status).toBe(200);
};

const changeEmail = async (next: string) => {
  expect((await call('/auth/email', { email: next, password: testPassword })).status).toBe(200);
  const code = await market.newestCode(next);
  expect((await call('/auth/email/confirm', { email: next, code })).status).toBe(200);
};

const until = () => new Date(market.clock.now().getTime() + day).toISOString();
const held = (at: string) => ({ status: 409, data: { reason: 'account_protected', until: at } });

describe('money waits a day after the account changed [W53]', () => {
  test('after a reset: nothing is withdrawn, the wallet says until when, and then it is', {
    tags: 'slow',
  }, async () => {
    await reset();
    const at = until();
    await logIn(email, password);
    expect(await withdraw(password)).toMatchObject(held(at));
    expect((await call('/wallet/saldo')).data).toMatchObject({
      balance: 200_000,
      holds: [{ reason: 'account_protected', amount: 200_000, until: at }],
    });
    market.clock.advance(day - minute);
    await logIn(email, password);
    expect((await withdraw(password)).status).toBe(409);
    market.clock.advance(minute);
    expect((await withdraw(password)).status).toBe(200);
  });

  test('after another address', { tags: 'slow' }, async () => {
    await changeEmail('budi.baru@example.test');
    expect(await withdraw()).toMatchObject(held(until()));
  });

  test('after the authenticator app was removed', { tags: 'slow' }, async () => {
    await addTotp(market, token);
    expect((await call('/auth/totp/remove', {})).status).toBe(200);
    expect(await withdraw()).toMatchObject(held(until()));
  });

  test('not where an older authenticator app has confirmed it', { tags: 'slow' }, async () => {
    const { secret } = await addTotp(market, token);
    await changeEmail('budi.baru@example.test');
    expect((await withdraw()).status).toBe(200);
    await market.call('/auth/logout', { method: 'POST', token });
    market.clock.advance(minute);
    await logIn('budi.baru@example.test', testPassword, secret);
    expect((await call('/wallet/saldo')).data.holds).not.toContainEqual(
      expect.objectContaining({ reason: 'account_protected' }),
    );
  });

  test('and a store keeps its bank account and its balance as long', { tags: 'slow' }, async () => {
    const store = await openStore(market, { user_id: userId });
    await fillWallet(market, store.id, 500_000, 'seller_wallet');
    expect((await saveBank()).status).toBe(200);
    await approveStore(market.context(), { merchantId: store.id, staffId: null });
    market.clock.advance(day - minute);
    await changeEmail('budi.baru@example.test');
    market.clock.advance(minute);
    const at = new Date(market.clock.now().getTime() + day - minute).toISOString();
    await logIn('budi.baru@example.test', testPassword);
    expect(await saveBank()).toMatchObject(held(at));
    expect((await call('/merchant/dashboard/wallet/saldo')).data).toMatchObject({
      withdrawable: 0,
      holds: [{ reason: 'account_protected', amount: 500_000, until: at }],
    });
    expect(
      await call('/merchant/dashboard/wallet/withdraw', { amount: 50_000, password: testPassword }),
    ).toMatchObject(held(at));
    market.clock.advance(day);
    await logIn('budi.baru@example.test', testPassword);
    expect((await call('/merchant/dashboard/wallet/saldo')).data.withdrawable).toBe(500_000);
  });
});
