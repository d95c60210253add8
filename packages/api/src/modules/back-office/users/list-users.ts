import type { AdminUser, endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { jakartaMidnight } from '../../../platform/jakarta.ts';
import { mayReadContacts, presentEmail, presentPhone } from '../contacts.ts';
import { matchUserIds } from '../match-user-ids.ts';

type Query = HandlerInput<typeof endpoints.adminUsers.list>['query'];

const people = ({ db }: Context) =>
  db.selectFrom('users').leftJoin('merchants', 'merchants.user_id', 'users.id');

const matching = (ctx: Context, { search, status, role, date_start, date_end }: Query) => {
  let rows = people(ctx);
  if (status !== 'all') rows = rows.where('users.status', '=', status);
  if (role !== 'all') rows = rows.where('users.role', '=', role);
  if (date_start !== undefined) rows = rows.where('users.created_at', '>=', jakartaMidnight(date_start));
  if (date_end !== undefined) {
    rows = rows.where('users.created_at', '<', jakartaMidnight(date_end, { next: true }));
  }
  if (search !== '') rows = rows.where(sql<boolean>`users.id in (${matchUserIds(search)})`);
  return rows;
};

const shown = [
  'users.id',
  'email',
  'username',
  'fullname',
  'phone',
  'role',
  'status',
  'email_verified_at',
  'users.created_at',
  'merchants.id as merchant_id',
  'merchant_name',
] as const;

const read = (ctx: Context) => people(ctx).select(shown);
type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>> & {
  orders_total?: number;
};

const present = (
  ctx: Context,
  { email_verified_at, created_at, merchant_id, merchant_name, orders_total, ...user }: Row,
): AdminUser => ({
  ...user,
  email: presentEmail(ctx, user.email),
  phone: presentPhone(ctx, user.phone),
  is_masked: !mayReadContacts(ctx),
  email_verified: email_verified_at !== null,
  merchant: merchant_id === null ? null : { id: merchant_id, merchant_name: merchant_name ?? '' },
  created_at: created_at.toISOString(),
  ...(orders_total !== undefined && { orders_total: Number(orders_total) }),
});

/** A page of the users with an account, newest first; of those before a number where one is given. */
export const listUsers = async (
  { ctx, input }: HandlerArgs<Query>,
  before?: number,
): Promise<{ rows: AdminUser[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, input));
  const rows = await matching(ctx, input)
    .select(shown)
    .select(sql<number>`(select count(*) from orders o where o.user_id = users.id)`.as('orders_total'))
    .$if(before !== undefined, (all) => all.where('users.id', '<', before ?? 0))
    .orderBy('users.id', 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  return { total, rows: rows.map((row) => present(ctx, row)) };
};

/** One user as staff read them; undefined when there is none. */
export const readUser = async (ctx: Context, id: number): Promise<AdminUser | undefined> => {
  const row = await read(ctx).where('users.id', '=', id).executeTakeFirst();
  return row && present(ctx, row);
};
