import type { Context } from '../../platform/context.ts';
import type { UserRow } from './accounts.tables.ts';
import { canonicalEmail } from './canonical-email.ts';

/** Whether an account of this kind exists; without a kind, whether any account exists. */
export const accountExists = async (
  { db }: Pick<Context, 'db'>,
  { email, role, status }: Partial<Pick<UserRow, 'email' | 'role' | 'status'>>,
): Promise<boolean> => {
  let found = db.selectFrom('users').select('id');
  if (email !== undefined) found = found.where('email', '=', canonicalEmail(email));
  if (role !== undefined) found = found.where('role', '=', role);
  if (status !== undefined) found = found.where('status', '=', status);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
};
