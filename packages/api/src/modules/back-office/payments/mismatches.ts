import type { AdminMismatch, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';

type Query = HandlerInput<typeof endpoints.adminPayments.mismatches>['query'];

const read = ({ db }: Context) =>
  db
    .selectFrom('mismatches')
    .select(['id', 'kind', 'ref', 'amount', 'detail', 'opened_at', 'closed_at', 'decision']);
type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>>;

const present = ({ opened_at, closed_at, ...row }: Row): AdminMismatch => ({
  ...row,
  opened_at: opened_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
});

const matching = (ctx: Context, { status }: Query) => {
  const rows = ctx.db.selectFrom('mismatches');
  if (status === 'all') return rows;
  return rows.where('closed_at', status === 'open' ? 'is' : 'is not', null);
};

/** A page of mismatches, the longest open first. */
export const findMismatches = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ rows: AdminMismatch[]; total: number }> => {
  const rows = await matching(ctx, input)
    .select(['id', 'kind', 'ref', 'amount', 'detail', 'opened_at', 'closed_at', 'decision'])
    .orderBy('id', input.status === 'open' ? 'asc' : 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  return { total: await countRows(ctx.db, matching(ctx, input)), rows: rows.map(present) };
};

/** Closes a mismatch with what staff decided about it. Throws 404, and 409 when it is closed. */
export const closeMismatch = ({
  ctx,
  input: { mismatch_id, reason },
}: HandlerArgs<{ mismatch_id: number; reason: string }>): Promise<AdminMismatch> =>
  inTransaction(ctx, async (ctxInTx) => {
    const found = await read(ctxInTx).where('id', '=', mismatch_id).forUpdate().executeTakeFirst();
    if (!found) throw apiError.notFound();
    if (found.closed_at) throw apiError.conflict('mismatch.closed', { status: 'closed' });
    const closed = {
      closed_at: ctx.clock.now(),
      closed_by: getCurrentStaffUser(ctxInTx).userId,
      decision: reason,
    };
    await ctxInTx.db.updateTable('mismatches').set(closed).where('id', '=', mismatch_id).execute();
    await recordAudit(ctxInTx, {
      action: 'mismatch.close',
      target: { type: 'mismatch', id: mismatch_id },
      after: { kind: found.kind, ref: found.ref, amount: found.amount },
      reason,
    });
    return present({ ...found, ...closed });
  });
