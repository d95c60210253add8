import './idempotency.tables.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { apiError } from '../http/api-error.ts';

const form = /^[\w-]{8,100}$/;
const field = 'Idempotency-Key';

interface KeyedCall {
  key: string;
  route: string;
  /** The parsed input: what makes two calls the same call. */
  request: unknown;
}

/** Visitors share one owner: nobody guesses their keys, and another input under one is rejected. */
const visitors = 0;

const ownerOf = ({ actor }: Context): number => (actor.kind === 'user' ? actor.userId : visitors);

/** False when the key was used before. Waits for another call that works under it right now. */
const claim = async (ctx: Context, { key, route }: KeyedCall, request_hash: string): Promise<boolean> => {
  const claimed = await ctx.db
    .insertInto('idempotency_keys')
    .values({ user_id: ownerOf(ctx), route, key, request_hash, response: null, at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'route', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
};

const rowOf = (ctx: Context, { key, route }: KeyedCall) =>
  ctx.db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('user_id', '=', ownerOf(ctx))
    .where('route', '=', route)
    .where('key', '=', key);

/**
 * Does the work once per key of the current user and the route: the first call's response is stored in the transaction
 * of the work and returned again, byte for byte. Rejections store nothing. Throws 422 for a malformed key, or one that
 * was used with another input (domain 3.0, quality R5).
 */
export const withIdempotencyKey = async (
  ctx: Context,
  call: KeyedCall,
  work: (ctxInTx: Context) => Promise<string>,
): Promise<string> => {
  if (!form.test(call.key)) throw apiError.invalid({ [field]: ['idempotency.invalid'] });
  const hash = ctx.keys.fingerprint('idempotency', JSON.stringify(call.request));
  return inTransaction(ctx, async (ctxInTx) => {
    if (!(await claim(ctxInTx, call, hash))) {
      const { request_hash, response } = await rowOf(ctxInTx, call).executeTakeFirstOrThrow();
      if (request_hash !== hash) throw apiError.invalid({ [field]: ['idempotency.reused'] });
      if (response === null) throw apiError.unavailable();
      return response;
    }
    const response = await work(ctxInTx);
    await ctxInTx.db
      .updateTable('idempotency_keys')
      .set({ response })
      .where('user_id', '=', ownerOf(ctxInTx))
      .where('route', '=', call.route)
      .where('key', '=', call.key)
      .execute();
    return response;
  });
};
