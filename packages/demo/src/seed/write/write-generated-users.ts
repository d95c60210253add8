import type { Context } from '@pasar/api/plugin';
import { bulkInsert } from './history/bulk-insert.ts';

/** Somebody with whose account nobody signs in. */
export interface GeneratedUser {
  email: string;
  fullname: string;
  username: string;
  phone: string;
  gender: 'male' | 'female';
  birthday: string;
  flow: 'buyer' | 'merchant';
  isCompany?: boolean;
  joined: Date;
}

/** The last step of a finished setup (SPEC 9 "Steps"). */
const lastStep = { buyer: 2, merchant: 5 };

/** Many accounts at once, as `createAccount` makes one; without passwords. Returns their ids in the same order. */
export async function writeGeneratedUsers(
  { db }: Context,
  strangers: readonly GeneratedUser[],
): Promise<number[]> {
  const rows = strangers.map(
    ({ flow, isCompany, joined, email, fullname, username, phone, gender, birthday }) => ({
      email,
      fullname,
      username,
      phone,
      gender,
      birthday,
      email_verified_at: joined,
      is_company: isCompany ? ('company' as const) : ('personal' as const),
      registered_as: flow,
      role: 'user' as const,
      status: 'active' as const,
      onboarding_flow: flow,
      onboarding_step: lastStep[flow],
      onboarding_done_at: joined,
      locale: 'id' as const,
      created_at: joined,
    }),
  );
  await bulkInsert(db, 'users', rows);
  const written = await db.selectFrom('users').select(['id', 'email']).execute();
  const byEmail = new Map(written.map(({ id, email }) => [email, id]));
  return strangers.map(({ email }) => {
    const id = byEmail.get(email);
    if (id === undefined) throw new Error(`nobody was written as ${email}`);
    return id;
  });
}
