import { createAccount, type NewAccount } from '../modules/accounts/index.ts';
import type { TestServer } from './open-test-server.ts';

export const testPassword = 'rahasia 123';

/** An account that is verified, set up and signed in; returns its id and token. */
export const createSignedInUser = async (
  market: TestServer,
  account: Partial<NewAccount> = {},
): Promise<{ id: number; email: string; token: string }> => {
  const email = account.email ?? 'budi@example.test';
  const id = await createAccount({
    ctx: market.context(),
    input: { fullname: 'Budi Santoso', registeredAs: 'buyer', password: testPassword, ...account, email },
  });
  const { data, message } = await market.call('/auth/login', {
    body: { email, password: account.password ?? testPassword },
  });
  if (!data?.jwt_token) throw new Error(`could not sign in: ${message}`);
  return { id, email, token: data.jwt_token };
};
