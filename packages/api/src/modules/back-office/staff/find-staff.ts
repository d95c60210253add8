import type { endpoints, HandlerInput, StaffMember } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { apiError } from '../../../platform/http/api-error.ts';

const people = ({ db }: Context) =>
  db.selectFrom('staff_members').innerJoin('users', 'users.id', 'staff_members.user_id');

const read = (ctx: Context) =>
  people(ctx).select((e) => [
    'users.id',
    'users.email',
    'users.fullname',
    'users.status',
    'users.email_verified_at',
    'staff_members.roles',
    'staff_members.version',
    e
      .selectFrom('sessions')
      .whereRef('sessions.user_id', '=', 'users.id')
      .select((of) => of.fn.max('sessions.created_at').as('at'))
      .as('last_login_at'),
  ]);
type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>>;

const present = ({ email_verified_at, last_login_at, status, ...row }: Row): StaffMember => ({
  ...row,
  status: status === 'active' && email_verified_at === null ? 'invited' : status,
  last_login_at: last_login_at?.toISOString() ?? null,
});

type Query = HandlerInput<typeof endpoints.adminStaff.list>['query'];

/** A page of those who have roles, by name. */
export const listStaff = async ({
  ctx,
  input: { page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: StaffMember[]; total: number }> => {
  const total = await countRows(ctx.db, people(ctx));
  const rows = await read(ctx)
    .orderBy(sql`lower(coalesce(users.fullname, users.email))`)
    .orderBy('users.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { total, rows: rows.map(present) };
};

/** One of them. Throws 404. */
export const readStaff = async (ctx: Context, id: number): Promise<StaffMember> => {
  const row = await read(ctx).where('users.id', '=', id).executeTakeFirst();
  if (!row) throw apiError.notFound();
  return present(row);
};
