import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser, testPassword } from '../../testing/users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const email = 'sari@example.test';
const skipOnboarding = (token?: string) => market.call('/auth/information/skip', { method: 'POST', token });

const freshAccount = async (): Promise<string> => {
  const body = { email, password: testPassword, password_confirmation: testPassword };
  await market.call('/auth/register', { body });
  const code = await market.newestCode(email);
  return (await market.call('/auth/verification', { body: { email, code } })).data.sign_in.jwt_token;
};
const logIn = () => market.call('/auth/login', { body: { email, password: testPassword } });

test('who skips the onboarding is a buyer, and the next login goes home', { tags: 'slow' }, async () => {
  const token = await freshAccount();
  expect((await logIn()).data).not.toHaveProperty('registration_step');
  expect((await skipOnboarding(token)).data).toMatchObject({
    registration_step: 1,
    user: { email, registered_as: 'buyer' },
  });
  expect((await logIn()).data).toMatchObject({
    registration_step: 1,
    onboarding: { flow: 'buyer', step: 1 },
  });
});

test('a finished onboarding stays as it is', async () => {
  const { token } = await createSignedInUser(market, { email, registeredAs: 'merchant' });
  expect((await skipOnboarding(token)).data).toMatchObject({
    registration_step: 5,
    user: { registered_as: 'merchant' },
  });
});

test('a visitor has to sign in, and nobody else is changed', async () => {
  await freshAccount();
  expect((await skipOnboarding()).status).toBe(401);
  const other = await createSignedInUser(market, { email: 'budi@example.test' });
  await skipOnboarding(other.token);
  expect((await logIn()).data).not.toHaveProperty('registration_step');
});
