import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';

/** Serialization failure and deadlock: the work is valid, only the timing was not. */
const retryable = new Set(['40001', '40P01', 'CR000']);
const attempts = 6;

const mayRetry = (error: unknown) => retryable.has((error as { code?: string })?.code ?? '');

/**
 * Runs the work in one transaction and commits, or rolls back when it throws. Inside, only `ctxInTx.db` may be used:
 * the outer one waits for this transaction on PGlite and escapes it on PostgreSQL. Nested calls join the outer
 * transaction. Retries on serialization failures, so the work has no effects outside the database; effects go to
 * `ctxInTx.afterCommit`.
 */
export const inTransaction = async <T>(ctx: Context, work: (ctxInTx: Context) => Promise<T>): Promise<T> => {
  if (ctx.db.isTransaction) return work(ctx);
  for (let attempt = 1; ; attempt++) {
    const effects: (() => void)[] = [];
    try {
      const result = await ctx.db
        .transaction()
        .execute((db) => work({ ...ctx, db, afterCommit: (effect) => effects.push(effect) }));
      for (const effect of effects) effect();
      return result;
    } catch (error) {
      if (attempt === attempts || !mayRetry(error)) throw error;
      await pause(2 ** attempt * 5 * Math.random());
    }
  }
};
