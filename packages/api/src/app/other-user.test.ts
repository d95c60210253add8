import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { createSignedInUser } from '../testing/users.ts';

let market: TestServer;
let token: string;
beforeAll(async () => {
  market = await openTestServer();
  token = (await createSignedInUser(market, { email: 'siti@example.test' })).token;
});
afterAll(() => market.close());

const asShownTo = (person: string) => ({ token, headers: { 'x-pasar-user': encodeURIComponent(person) } });

test('a page of one user changes nothing as another [R19]', async () => {
  const refused = await market.call('/cart/list', { ...asShownTo('budi@example.test'), body: {} });
  expect(refused).toMatchObject({ code: 409, data: { reason: 'other_person' } });
  expect(refused.message).toContain('akun lain');
  expect((await market.call('/cart/list', { ...asShownTo('%'), body: {} })).code).toBe(409);
});

test("the page's own user is accepted, and so is a caller without the header", async () => {
  expect((await market.call('/cart/list', { ...asShownTo('Siti@Example.test'), body: {} })).code).toBe(200);
  expect((await market.call('/cart/list', { token, body: {} })).code).toBe(200);
});

test('the current user may always be requested, so that the page can follow', async () => {
  const { code, data } = await market.call('/auth/session', asShownTo('budi@example.test'));
  expect([code, data.user.email]).toEqual([200, 'siti@example.test']);
});
