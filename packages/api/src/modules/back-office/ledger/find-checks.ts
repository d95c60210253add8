import type { endpoints, HandlerInput, LedgerCheck } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { apiError } from '../../../platform/http/api-error.ts';

const read = ({ db }: Context) =>
  db
    .selectFrom('ledger_checks as c')
    .leftJoin('users as checker', 'checker.id', 'c.staff_id')
    .leftJoin('users as explainer', 'explainer.id', 'c.explained_by')
    .select(['c.id', 'c.at', 'c.faults', 'c.explanation', 'c.explained_at'])
    .select([
      sql<string | null>`coalesce(checker.fullname, checker.email)`.as('by'),
      sql<string | null>`coalesce(explainer.fullname, explainer.email)`.as('explained_by'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>>;

const present = ({ at, explained_at, ...row }: Row): LedgerCheck => ({
  ...row,
  at: at.toISOString(),
  explained_at: explained_at?.toISOString() ?? null,
});

type Query = HandlerInput<typeof endpoints.adminLedger.checks>['query'];

/** A page of checks, newest first. */
export const findChecks = async ({
  ctx,
  input: { page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: LedgerCheck[]; total: number }> => {
  const rows = await read(ctx)
    .orderBy('c.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { total: await countRows(ctx.db, ctx.db.selectFrom('ledger_checks')), rows: rows.map(present) };
};

/** One check. Throws 404. */
export const readCheck = async (ctx: Context, id: number): Promise<LedgerCheck> => {
  const row = await read(ctx).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw apiError.notFound();
  return present(row);
};
