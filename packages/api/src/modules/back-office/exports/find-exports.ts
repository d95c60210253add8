import { type Export, type endpoints, type HandlerInput, hasStaffRole } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';

/** Admins see those of everybody, others their own; what has expired is gone before it is deleted. */
const visible = (ctx: Context) => {
  const { userId, staffRoles = [] } = getCurrentStaffUser(ctx);
  const kept = ctx.db
    .selectFrom('exports')
    .innerJoin('users', 'users.id', 'exports.requested_by')
    .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', ctx.clock.now())]));
  return hasStaffRole(staffRoles, ['admin']) ? kept : kept.where('requested_by', '=', userId);
};

const read = (rows: ReturnType<typeof visible>) =>
  rows
    .selectAll('exports')
    .select(sql<string>`coalesce(users.fullname, users.email)`.as('requester'))
    .orderBy('exports.id', 'desc');
type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>>;

const present = (row: Row): Export => ({
  id: row.id,
  list: row.list,
  filters: row.filters,
  is_unmasked: row.is_unmasked,
  state: row.state,
  rows: row.rows,
  is_cut: row.is_cut,
  requested_by: { user_id: row.requested_by, name: row.requester },
  requested_at: row.requested_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
});

type Query = HandlerInput<typeof endpoints.adminExports.list>['query'];

/** A page of the exports that the current staff user may fetch, newest first. */
export const listExports = async ({
  ctx,
  input: { page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: Export[]; total: number }> => {
  const rows = await read(visible(ctx))
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { total: await countRows(ctx.db, visible(ctx)), rows: rows.map(present) };
};

/** One of them. Throws 404. */
export const readExport = async (ctx: Context, id: number): Promise<Export> => {
  const row = await read(visible(ctx)).where('exports.id', '=', id).executeTakeFirst();
  if (!row) throw apiError.notFound();
  return present(row);
};
