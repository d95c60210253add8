import type { StaffRole } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import type { Users } from './accounts.tables.ts';
import { canonicalEmail } from './canonical-email.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { setStaffRoles } from './set-staff-roles.ts';

export interface NewAccount {
  email: string;
  /** Null: nobody can sign in with a password. */
  password: string | null;
  registeredAs: 'buyer' | 'merchant';
  fullname: string;
  username?: string;
  phone?: string;
  gender?: 'male' | 'female';
  /** `YYYY-MM-DD`. */
  birthday?: string;
  isCompany?: 'personal' | 'company';
  role?: 'user' | 'staff';
  /** Of a staff account; `admin` when absent. */
  staffRoles?: readonly StaffRole[];
  createdAt?: Date;
  /** Until when a password set by somebody else may be used. */
  passwordExpiresAt?: Date;
}

/** The last step of a finished onboarding: two for buyers, five for merchants (SPEC 9 "Steps"). */
const lastStep = { buyer: 2, merchant: 5 };

/**
 * Creates a verified account with a finished onboarding, without an email: for seeds and for the command line, never
 * for a request. Returns its id. Throws when the address or the username is taken.
 */
export const createAccount = async ({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
  input: NewAccount;
}): Promise<number> => {
  const created = input.createdAt ?? ctx.clock.now();
  const row: Omit<
    Users,
    'id' | 'role' | 'status' | 'onboarding_flow' | 'onboarding_step' | 'locale' | 'deleted_at'
  > = {
    email: canonicalEmail(input.email),
    email_verified_at: created,
    password_hash: input.password === null ? null : await hashPassword(input.password),
    username: input.username ?? null,
    fullname: input.fullname,
    phone: input.phone ?? null,
    gender: input.gender ?? null,
    birthday: input.birthday ?? null,
    is_company: input.isCompany ?? 'personal',
    registered_as: input.registeredAs,
    onboarding_done_at: created,
    password_expires_at: input.passwordExpiresAt ?? null,
    money_held_until: null,
    created_at: created,
  };
  const { id } = await ctx.db
    .insertInto('users')
    .values({
      ...row,
      role: input.role ?? 'user',
      onboarding_flow: input.registeredAs,
      onboarding_step: lastStep[input.registeredAs],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (input.role === 'staff') await setStaffRoles(ctx, { userId: id, roles: input.staffRoles ?? ['admin'] });
  return id;
};
