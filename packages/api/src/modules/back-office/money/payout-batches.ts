import {
  type endpoints,
  type HandlerInput,
  message,
  type PayoutBatch,
  type PayoutBatchFile,
  rupiah,
} from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { listPayable, makePayoutBatch } from '../../wallet/index.ts';
import type { Decided } from '../approvals/create-decision-response.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';
import { assertBooksExplained } from '../ledger/explain-check.ts';

type Query = HandlerInput<typeof endpoints.adminMoney.batches>['query'];

const batches = ({ db }: Context) =>
  db
    .selectFrom('payout_batches')
    .innerJoin('users', 'users.id', 'payout_batches.created_by')
    .selectAll('payout_batches')
    .select(['users.email'])
    .select((e) =>
      e
        .selectFrom('payouts')
        .select((inner) => inner.fn.countAll<number>().as('open'))
        .whereRef('payouts.batch_id', '=', 'payout_batches.id')
        .where('payouts.status', '=', 'sent')
        .as('open'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof batches>['executeTakeFirstOrThrow']>>;

const present = ({ code, created_at, email, rows, total, open, sha256 }: Row): PayoutBatch => ({
  batch_code: code,
  created_at: created_at.toISOString(),
  created_by: email,
  rows,
  total: rupiah(total),
  open: open ?? 0,
  sha256,
});

/** The file of a batch as it was made, byte for byte. Throws 404. */
export const readPayoutBatch = async (ctx: Context, code: string): Promise<PayoutBatchFile> => {
  const row = await batches(ctx).where('payout_batches.code', '=', code).executeTakeFirst();
  if (!row) throw apiError.notFound();
  return { ...present(row), csv: row.csv };
};

/**
 * Makes a bank file of the given withdrawals, or of all that are approved, once a colleague has approved it. Throws 409
 * when there are none, when one has changed since the request, and while faults of the books are not explained
 * (back-office B20 to B22).
 */
export const createPayoutBatch = (
  { ctx, input }: HandlerArgs<{ codes: readonly string[] } | undefined>,
  approval?: number,
): Promise<Decided<PayoutBatchFile | null>> =>
  inTransaction(ctx, async (ctxInTx) => {
    await assertBooksExplained(ctxInTx);
    const { codes, total: sum } = await listPayable(ctxInTx, input?.codes);
    const requested = await requestApproval(
      ctxInTx,
      {
        action: 'payout.batch',
        subject: String(codes.length),
        body: { codes },
        // Each withdrawal was approved for its owner before; the file belongs to nobody.
        beneficiary: 0,
        amount: sum,
        reason: message('payout.batch.reason', ctx.locale),
        always: true,
      },
      approval,
    );
    if (requested) return { data: null, approval: requested };
    const { code } = await makePayoutBatch(ctxInTx, {
      staffId: getCurrentStaffUser(ctxInTx).userId,
      codes: input?.codes ?? codes,
    });
    const file = await readPayoutBatch(ctxInTx, code);
    const { rows, total, sha256 } = file;
    await recordAudit(ctxInTx, {
      action: 'payout.batch',
      target: { type: 'payout_batch', id: code },
      after: { rows, total, sha256, approval },
    });
    return { data: file, approval: null };
  });

/** The batch with this code, or all of them. */
const isCalled = (search: string) =>
  search === '' ? sql<boolean>`true` : sql<boolean>`payout_batches.code = ${search.toUpperCase()}`;

/** A page of batches, newest first. */
export const listPayoutBatches = async (
  ctx: Context,
  { page, per_page, search }: Query,
): Promise<{ rows: PayoutBatch[]; total: number }> => ({
  total: await countRows(ctx.db, ctx.db.selectFrom('payout_batches').where(isCalled(search))),
  rows: (
    await batches(ctx)
      .where(isCalled(search))
      .orderBy('payout_batches.id', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute()
  ).map(present),
});
