import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Journal, Posting } from './journal.ts';
import { moveBalances } from './move-balances.ts';
import { writeHistory } from './write-history.ts';

const assertBalanced = ({ key, postings }: Journal) => {
  const sum = postings.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0 || !postings.every(({ amount }) => Number.isSafeInteger(amount))) {
    throw new Error(`the postings of journal ${key} add up to ${sum}`);
  }
};

const openJournal = async (ctx: Context, { event, key, reference }: Journal): Promise<number | null> => {
  const opened = await ctx.db
    .insertInto('ledger_journals')
    .values({ event, key, ref_type: reference.type, ref_id: reference.id, at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return opened?.id ?? null;
};

const writePostings = (ctx: Context, journal_id: number, postings: readonly Posting[]) =>
  ctx.db
    .insertInto('ledger_postings')
    .values(postings.map(({ account: { kind, owner = 0 }, amount }) => ({ journal_id, kind, owner, amount })))
    .execute();

/** Whether the journal of a key was posted. */
export const isPosted = async ({ db }: Context, key: string): Promise<boolean> =>
  (await db.selectFrom('ledger_journals').select('id').where('key', '=', key).executeTakeFirst()) !==
  undefined;

/**
 * Moves money: one journal with its postings, balances and readable history, in the caller's transaction. Nothing else
 * writes to these tables. Postings of zero are left out. Throws 409 `wallet_insufficient` when an account would fall
 * below 0, and an Error when the postings do not add up to 0 (domain 3.10).
 */
export const postJournal = (ctx: Context, journal: Journal): Promise<'posted' | 'repeated'> => {
  assertBalanced(journal);
  return inTransaction(ctx, async (ctxInTx) => {
    const id = await openJournal(ctxInTx, journal);
    if (id === null) return 'repeated';
    const postings = journal.postings.filter(({ amount }) => amount !== 0);
    if (postings.length === 0) return 'posted';
    const balances = await moveBalances(ctxInTx, postings);
    await writePostings(ctxInTx, id, postings);
    await writeHistory(ctxInTx, id, postings, balances);
    return 'posted';
  });
};
