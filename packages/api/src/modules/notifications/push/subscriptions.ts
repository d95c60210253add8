import { type endpoints, type HandlerInput, maxPushDevices } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { findGuardedProblem } from '../../../platform/guarded-fetch/guarded-post.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentUser } from '../../../platform/http/get-current-user.ts';

type Subscription = HandlerInput<typeof endpoints.push.subscribe>['body'];

const countDevices = async ({ db }: Context, userId: number): Promise<number> => {
  const { devices } = await db
    .selectFrom('push_subscriptions')
    .select((e) => e.fn.countAll<number>().as('devices'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return devices;
};

/** The user's row is locked, so that of simultaneous calls none is beyond the limit. */
const keepNewest = async ({ db }: Context, userId: number) => {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const { id } of rows.slice(maxPushDevices))
    await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
};

/**
 * The current session's device gets push from now on; one that another account had on the same device gets it no more.
 * Throws 401, and 422 for an address that nothing is sent to.
 */
export const subscribe = ({ ctx, input }: HandlerArgs<Subscription>): Promise<{ devices: number }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { userId, sessionId } = getCurrentUser(ctxInTx);
    if (findGuardedProblem(input.endpoint, { mode: ctx.mode }))
      throw apiError.invalid({ endpoint: ['field.invalid'] });
    await ctxInTx.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
    const row = { ...input, user_id: userId, session_id: sessionId, created_at: ctxInTx.clock.now() };
    await ctxInTx.db
      .insertInto('push_subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    await keepNewest(ctxInTx, userId);
    return { devices: await countDevices(ctxInTx, userId) };
  });

/** A device of the current user gets push no more. Throws 401. */
export const unsubscribe = async ({
  ctx,
  input: { endpoint },
}: HandlerArgs<{ endpoint: string }>): Promise<{ devices: number }> => {
  const { userId } = getCurrentUser(ctx);
  await ctx.db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', userId)
    .execute();
  return { devices: await countDevices(ctx, userId) };
};

/** When a session ends, its device gets push no more. */
export const endPushOfSession = async ({ db }: Context, sessionId: number): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
};
