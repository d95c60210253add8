import type { StaffRole } from '@pasar/contract';
import type { TestResponse, TestServer } from '../../../testing/open-test-server.ts';
import { addTotp } from '../../../testing/totp.ts';
import { createAccount } from '../../accounts/index.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';

export interface StaffUser {
  id: number;
  email: string;
  token: string;
  get(path: string): Promise<TestResponse>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TestResponse>;
}

/** Somebody who is signed in without a password: hashing takes longer than most tests. */
export const createUser = async (
  market: TestServer,
  email: string,
  role: 'user' | 'staff' = 'user',
  staffRoles?: readonly StaffRole[],
) => {
  const id = await createAccount({
    ctx: market.context(),
    input: { email, fullname: 'Budi Santoso', registeredAs: 'buyer', password: null, role, staffRoles },
  });
  return { id, email, token: await createSessionToken(market, id) };
};

/** A staff user, in production with an authenticator app; paths are below `/api/admin`. */
export const createStaffUser = async (
  market: TestServer,
  email = 'admin@example.test',
  staffRoles?: readonly StaffRole[],
): Promise<StaffUser> => {
  const { id, token } = await createUser(market, email, 'staff', staffRoles);
  if (market.context().mode === 'production') await addTotp(market, token);
  return {
    id,
    email,
    token,
    get: (path) => market.call(`/admin${path}`, { token }),
    post: (path, body, headers = {}) => market.call(`/admin${path}`, { token, body, headers }),
  };
};

/** What the audit log holds about a kind of thing, oldest first. */
export const listAuditLogs = async ({ database: { db } }: TestServer, target_type: string) =>
  db
    .selectFrom('audit_logs')
    .select(['action', 'target_id', 'actor_id', 'before', 'after', 'reason'])
    .where('target_type', '=', target_type)
    .orderBy('id')
    .execute();
