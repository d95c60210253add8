import type { endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { openWithdrawals, type WithdrawalRow } from '../../wallet/index.ts';
import { containing, matchUserIds } from '../match-user-ids.ts';

type Query = HandlerInput<typeof endpoints.adminMoney.withdrawals>['query'];

/** A withdrawal with its requester and, for a store's, its name. */
export interface OwnedWithdrawal extends WithdrawalRow {
  email: string;
  fullname: string | null;
  merchant_name: string | null;
  batch_code: string | null;
  bank_reference: string | null;
}

const from = ({ db }: Context) => db.selectFrom('withdrawals');

const withOwner = (rows: ReturnType<typeof from>) =>
  rows
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .leftJoin('payouts', (join) =>
      join.onRef('payouts.withdrawal_id', '=', 'withdrawals.id').on('payouts.status', '!=', 'failed'),
    )
    .leftJoin('payout_batches', 'payout_batches.id', 'payouts.batch_id')
    .leftJoin('merchants', (join) =>
      join.onRef('merchants.id', '=', 'withdrawals.owner').on('withdrawals.kind', '=', 'seller_wallet'),
    );

const ownerColumns = [
  'users.email',
  'users.fullname',
  'merchants.merchant_name',
  'payout_batches.code as batch_code',
  'payouts.provider_ref as bank_reference',
] as const;

/** By code, that of its bank file, holder of the bank account, or requester; each has its index. */
const named = (typed: string) => sql<boolean>`withdrawals.id in (
  select w.id from withdrawals w where lower(w.code || ' ' || w.atas_nama) like ${containing(typed)}
  union select p.withdrawal_id from payouts p join payout_batches b on b.id = p.batch_id
    where b.code = ${typed.toUpperCase()}
  union select w.id from withdrawals w where w.user_id in (${matchUserIds(typed)}))`;

const matching = (ctx: Context, { status, search, bank_id, late }: Query) => {
  let rows = from(ctx);
  if (status === 'open') rows = rows.where('withdrawals.status', 'in', openWithdrawals);
  else if (status !== 'all') rows = rows.where('withdrawals.status', '=', status);
  // What goes back to its payment goes to no bank.
  if (bank_id !== undefined) {
    rows = rows.where('withdrawals.bank_id', '=', bank_id).where('withdrawals.destination', '=', 'bank');
  }
  if (late === 'yes') {
    rows = rows
      .where('withdrawals.estimated_at', '<', ctx.clock.now())
      .where('withdrawals.finished_at', 'is', null);
  }
  return search === '' ? rows : rows.where(named(search));
};

/**
 * A page of withdrawals: open ones by the day on which they are due, the others newest first. Those before a number are
 * newest first, too.
 */
export const findWithdrawals = async (
  ctx: Context,
  query: Query,
  before?: number,
): Promise<{ rows: OwnedWithdrawal[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, query));
  const byDue = query.status === 'open' && before === undefined;
  const rows = await withOwner(matching(ctx, query))
    .selectAll('withdrawals')
    .select(ownerColumns)
    .$if(before !== undefined, (all) => all.where('withdrawals.id', '<', before ?? 0))
    .$if(byDue, (open) => open.orderBy('withdrawals.estimated_at'))
    .orderBy('withdrawals.id', byDue ? 'asc' : 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { total, rows };
};

/** One withdrawal, locked; undefined when the code is nobody's. */
export const lockWithdrawal = (ctxInTx: Context, code: string): Promise<OwnedWithdrawal | undefined> =>
  withOwner(from(ctxInTx))
    .selectAll('withdrawals')
    .select(ownerColumns)
    .where('withdrawals.code', '=', code)
    .forUpdate('withdrawals')
    .executeTakeFirst();
