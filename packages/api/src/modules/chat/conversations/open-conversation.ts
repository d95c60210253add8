import { chatLimits } from '@pasar/contract';
import { worksFor } from '../../../platform/actor.ts';
import { day, earlier, hour } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError, apiError } from '../../../platform/http/api-error.ts';
import { createMessage } from '../../../platform/message.ts';
import { findOwnSellerOrder } from '../../orders/index.ts';
import { findConversation } from './find-conversation.ts';
import { getReader } from './get-reader.ts';
import { getClosedReason } from './read-conversations.ts';

interface Pair {
  user_id: number;
  merchant_id: number;
}

const findPair = ({ db }: Context, { user_id, merchant_id }: Pair) =>
  db
    .selectFrom('conversations')
    .select('id')
    .where('user_id', '=', user_id)
    .where('merchant_id', '=', merchant_id)
    .executeTakeFirst();

/** Both sides may begin it at once: one row is the result. */
const openPair = async (ctx: Context, pair: Pair): Promise<{ id: number }> => {
  const written = await ctx.db
    .insertInto('conversations')
    .values({ ...pair, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'merchant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const found = written ?? (await findPair(ctx, pair));
  if (!found) throw new Error('a conversation was neither written nor found');
  return found;
};

const assertOpenStore = async ({ db }: Context, { user_id, merchant_id }: Pair) => {
  const store = await db
    .selectFrom('merchants')
    .select(['user_id', 'verification_status', 'suspended_at'])
    .where('id', '=', merchant_id)
    .executeTakeFirst();
  if (store?.user_id === user_id) throw apiError.forbidden('chat.own');
  if (store?.verification_status !== 'approved' || store.suspended_at) {
    throw apiError.notFound('store.not-found');
  }
};

/** The user's row is locked, so that simultaneous calls are counted one after the other. */
const assertNotTooMany = async ({ db, clock }: Context, userId: number) => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  const recent = await db
    .selectFrom('conversations')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', earlier(clock, day))
    .orderBy('created_at', 'desc')
    .limit(chatLimits.newPerDay)
    .execute();
  const oldest = recent[chatLimits.newPerDay - 1];
  if (!oldest) return;
  const wait = oldest.created_at.getTime() + day - clock.now().getTime();
  throw new ApiError(429, createMessage('chat.new.hours', { n: Math.ceil(wait / hour) }), {
    retryAfter: Math.ceil(wait / 1_000),
    data: { wait: Math.ceil(wait / 1_000) },
  });
};

/**
 * The current user's conversation with a store. Throws 401, 403 for an own store, 404 for one that may not sell, and
 * 429 after 10 new ones within 24 hours.
 */
export const openBuyerConversation = ({
  ctx,
  input: { merchant_id },
}: HandlerArgs<{ merchant_id: number }>): Promise<{ id: number }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { userId } = getReader(ctxInTx, 'buyer');
    const pair = { user_id: userId, merchant_id };
    const known = await findPair(ctxInTx, pair);
    if (known) return known;
    if (worksFor(ctx.actor, merchant_id)) throw apiError.forbidden('chat.own');
    await assertOpenStore(ctxInTx, pair);
    await assertNotTooMany(ctxInTx, userId);
    return openPair(ctxInTx, pair);
  });

/** The store's conversation with the buyer of one of its orders. Throws 401, 403 when it may not begin one, and 404. */
export const openSellerConversation = ({
  ctx,
  input: { order_code },
}: HandlerArgs<{ order_code: string }>): Promise<{ id: number }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const reader = getReader(ctxInTx, 'seller');
    const { user_id, merchant_id } = await findOwnSellerOrder(ctxInTx, order_code);
    const opened = await openPair(ctxInTx, { user_id, merchant_id });
    const row = await findConversation(ctxInTx, reader, opened.id);
    if (getClosedReason(row, 'seller') === 'not_first') throw apiError.forbidden('chat.not-first');
    return opened;
  });
