import type { TestAnswer, TestMarket } from '../../../testing/open-test-market.ts';
import { createAccount } from '../../accounts/index.ts';
import { tokenOf } from '../../checkout/testing/shopping.ts';

export interface DeskPerson {
  id: number;
  email: string;
  token: string;
  get(path: string): Promise<TestAnswer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
}

/** Somebody who is signed in without a password: hashing takes longer than most tests. */
export const person = async (market: TestMarket, email: string, role: 'user' | 'desk' = 'user') => {
  const id = await createAccount({
    ctx: market.context(),
    input: { email, fullname: 'Budi Santoso', registeredAs: 'buyer', password: null, role },
  });
  return { id, email, token: await tokenOf(market, id) };
};

/** Somebody of the desk; paths are below `/api/desk`. */
export const deskPerson = async (market: TestMarket, email = 'desk@example.test'): Promise<DeskPerson> => {
  const { id, token } = await person(market, email, 'desk');
  return {
    id,
    email,
    token,
    get: (path) => market.call(`/desk${path}`, { token }),
    post: (path, body, headers = {}) => market.call(`/desk${path}`, { token, body, headers }),
  };
};

/** What the audit log holds about a kind of thing, oldest first. */
export const auditOf = async ({ database: { db } }: TestMarket, target_type: string) =>
  db
    .selectFrom('audit_logs')
    .select(['action', 'target_id', 'actor_id', 'before', 'after', 'reason'])
    .where('target_type', '=', target_type)
    .orderBy('id')
    .execute();
