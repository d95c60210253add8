import type { AdminMismatch, endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { signedInUser } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { MismatchRow } from '../../ledger/index.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';

type Query = HandlerInput<typeof endpoints.adminPayments.mismatches>['query'];

const columns = ['m.id', 'kind', 'ref', 'amount', 'detail', 'opened_at', 'closed_at', 'decision'] as const;
type Row = Pick<
  MismatchRow,
  'id' | 'kind' | 'ref' | 'amount' | 'detail' | 'opened_at' | 'closed_at' | 'decision'
>;

const present = ({ opened_at, closed_at, ...row }: Row, closedBy: string | null): AdminMismatch => ({
  ...row,
  closed_by: closedBy,
  opened_at: opened_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
});

const matching = (ctx: Context, { status, search }: Query) => {
  let rows = ctx.db.selectFrom('mismatches as m');
  if (search !== '') rows = rows.where(sql<boolean>`starts_with(m.ref, ${search.toUpperCase()})`);
  if (status === 'all') return rows;
  return rows.where('closed_at', status === 'open' ? 'is' : 'is not', null);
};

/** A page of mismatches, the longest open first. */
export const findMismatches = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ rows: AdminMismatch[]; total: number }> => {
  const rows = await matching(ctx, input)
    .leftJoin('users as u', 'u.id', 'm.closed_by')
    .select(columns)
    // Staff are known to each other by their address.
    .select(sql<string | null>`coalesce(u.fullname, u.email)`.as('closer'))
    .orderBy('m.id', input.status === 'open' ? 'asc' : 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  return {
    total: await countRows(ctx.db, matching(ctx, input)),
    rows: rows.map(({ closer, ...row }) => present(row, closer)),
  };
};

/** Closes a mismatch with what staff decided about it. Throws 404, and 409 when it is closed. */
export const closeMismatch = ({
  ctx,
  input: { mismatch_id, reason },
}: HandlerArgs<{ mismatch_id: number; reason: string }>): Promise<AdminMismatch> =>
  inTransaction(ctx, async (ctxInTx) => {
    const found = await ctxInTx.db
      .selectFrom('mismatches as m')
      .select(columns)
      .where('m.id', '=', mismatch_id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw apiError.notFound();
    if (found.closed_at) throw apiError.conflict('mismatch.closed', { status: 'closed' });
    const { userId } = getCurrentStaffUser(ctxInTx);
    const closed = { closed_at: ctx.clock.now(), decision: reason };
    await ctxInTx.db
      .updateTable('mismatches')
      .set({ ...closed, closed_by: userId })
      .where('id', '=', mismatch_id)
      .execute();
    await recordAudit(ctxInTx, {
      action: 'mismatch.close',
      target: { type: 'mismatch', id: mismatch_id },
      after: { kind: found.kind, ref: found.ref, amount: found.amount },
      reason,
    });
    const { fullname, email } = await signedInUser(ctxInTx);
    return present({ ...found, ...closed }, fullname ?? email);
  });
