import './idempotency.tables.ts';
import type { Context } from '../context.ts';
import { fixedQuery } from '../database/fixed-query.ts';
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

interface Claimed {
  user_id: number;
  route: string;
  key: string;
}

const insertKey = fixedQuery((db, row: Claimed & { request_hash: string; at: Date }) =>
  db
    .insertInto('idempotency_keys')
    .values({
      user_id: row.user_id,
      route: row.route,
      key: row.key,
      request_hash: row.request_hash,
      response: null,
      at: row.at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'route', 'key']).doNothing())
    .returning('key'),
);

const storeResponse = fixedQuery((db, { user_id, route, key, response }: Claimed & { response: string }) =>
  db
    .updateTable('idempotency_keys')
    .set({ response })
    .where('user_id', '=', user_id)
    .where('route', '=', route)
    .where('key', '=', key),
);

/** False when the key was used before. Waits for another call that works under it right now. */
const claim = async (ctx: Context, { key, route }: KeyedCall, request_hash: string): Promise<boolean> => {
  const row = { user_id: ownerOf(ctx), route, key, request_hash, at: ctx.clock.now() };
  return (await insertKey(ctx.db, row)).length > 0;
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
    const { key, route } = call;
    await storeResponse(ctxInTx.db, { user_id: ownerOf(ctxInTx), route, key, response });
    return response;
  });
};
