import type { Context } from '../../platform/context.ts';
import { canonicalEmail } from './canonical-email.ts';

interface InvitedAccount {
  email: string;
  fullname: string;
}

/** The account of an address that is to join the staff; undefined when it has none yet. */
export const findInvitedAccount = ({ db }: Context, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'status'])
    .where('email', '=', canonicalEmail(email))
    .executeTakeFirst();

/**
 * Creates an account that nobody can log in to until its owner sets a password with a code from the mailbox, which also
 * verifies the address. Returns its id.
 */
export const createInvitedAccount = async (
  { db, clock, locale }: Context,
  { email, fullname }: InvitedAccount,
): Promise<number> => {
  const now = clock.now();
  const { id } = await db
    .insertInto('users')
    .values({
      email: canonicalEmail(email),
      fullname,
      password_hash: null,
      email_verified_at: null,
      is_company: 'personal',
      registered_as: 'buyer',
      onboarding_flow: 'buyer',
      onboarding_step: 2,
      onboarding_done_at: now,
      created_at: now,
      locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
