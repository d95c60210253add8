import type { StaffRole } from '@pasar/contract';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { canonicalEmail } from './canonical-email.ts';

/** The advisory lock of who may do what: two changes at once could remove the last two admins. */
const staffLock = 725;

/** Until the end of the transaction nobody else changes the roles of anybody. */
export const lockStaff = async ({ db }: Pick<Context, 'db'>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${staffLock})`.execute(db);
};

/** Staff of before there were roles were all allowed everything: they become admin. */
export const makeStaffAdmins = async <Tables>(db: Kysely<Tables>): Promise<void> => {
  await sql`insert into staff_members (user_id, roles)
    select id, array['admin'] from users where role = 'staff' and id not in (select user_id from staff_members)`.execute(
    db,
  );
};

/** Replaces the roles of an account and gives it the role `staff`; none takes all of it away. */
export const setStaffRoles = async (
  { db }: Pick<Context, 'db'>,
  { userId, roles }: { userId: number; roles: readonly StaffRole[] },
): Promise<void> => {
  const row = { user_id: userId, roles: [...new Set(roles)] };
  if (row.roles.length === 0) await db.deleteFrom('staff_members').where('user_id', '=', userId).execute();
  else
    await db
      .insertInto('staff_members')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((e) => ({ roles: row.roles, version: e('staff_members.version', '+', 1) })),
      )
      .execute();
  await db
    .updateTable('users')
    .set({ role: row.roles.length > 0 ? 'staff' : 'user' })
    .where('id', '=', userId)
    .execute();
};

/** Whether an admin who can log in is left without this account. */
export const hasOtherAdmin = async ({ db }: Pick<Context, 'db'>, userId: number): Promise<boolean> => {
  const other = await db
    .selectFrom('staff_members')
    .innerJoin('users', 'users.id', 'staff_members.user_id')
    .select('user_id')
    .where('user_id', '<>', userId)
    .where('users.status', '=', 'active')
    .where('users.email_verified_at', 'is not', null)
    .where(sql<boolean>`'admin' = any(staff_members.roles)`)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

/**
 * Changes the roles of the account with this address; one change of roles waits for another. Returns
 * `last-admin` when no active account would be admin any more.
 */
export const changeStaffRoles = (
  { db }: Pick<Context, 'db'>,
  { email, roles }: { email: string; roles: readonly StaffRole[] },
): Promise<'changed' | 'unknown' | 'last-admin'> =>
  db.transaction().execute(async (trx) => {
    const ctx = { db: trx };
    await lockStaff(ctx);
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', canonicalEmail(email))
      .executeTakeFirst();
    if (!user) return 'unknown';
    if (!roles.includes('admin') && !(await hasOtherAdmin(ctx, user.id))) return 'last-admin';
    await setStaffRoles(ctx, { userId: user.id, roles });
    return 'changed';
  });
