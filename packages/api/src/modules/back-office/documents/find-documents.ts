import type { AdminDocument, endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { matchUserIds } from '../match-user-ids.ts';

type Query = HandlerInput<typeof endpoints.adminDocuments.list>['query'];

const documents = ({ db }: Context) =>
  db.selectFrom('user_documents as d').innerJoin('users as u', 'u.id', 'd.user_id');

const shown = [
  'd.user_id',
  'd.type',
  'd.status',
  'd.reason',
  'd.submitted_at',
  'd.reviewed_at',
  'u.email',
  'u.fullname',
  'd.media_id',
] as const;

const read = (ctx: Context) => documents(ctx).select(shown);
type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>>;

const present = (row: Row): AdminDocument => ({
  user: { id: row.user_id, email: row.email, fullname: row.fullname },
  type: row.type,
  media_id: row.media_id,
  status: row.status,
  reason: row.reason,
  submitted_at: row.submitted_at.toISOString(),
  reviewed_at: row.reviewed_at?.toISOString() ?? null,
});

const matching = (ctx: Context, { search, status, user_id }: Query) => {
  let rows = documents(ctx);
  if (user_id !== undefined) rows = rows.where('d.user_id', '=', user_id);
  if (status !== 'all') rows = rows.where('d.status', '=', status);
  if (search !== '') rows = rows.where(sql<boolean>`d.user_id in (${matchUserIds(search)})`);
  return rows;
};

/** A page of buyers' documents, the one that waits longest first. */
export const findDocuments = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ rows: AdminDocument[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, input));
  const rows = await matching(ctx, input)
    .select(shown)
    .orderBy('d.submitted_at')
    .orderBy('d.user_id')
    .orderBy('d.type')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  return { total, rows: rows.map(present) };
};

/** One document as staff read it; undefined when there is none. */
export const readDocument = async (
  ctx: Context,
  { userId, type }: { userId: number; type: AdminDocument['type'] },
): Promise<AdminDocument | undefined> => {
  const row = await read(ctx).where('d.user_id', '=', userId).where('d.type', '=', type).executeTakeFirst();
  return row && present(row);
};
