import type { MerchantId } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { countFollowers } from './list-followed-stores.ts';

interface Followed {
  merchant_id: MerchantId;
  is_follow: boolean;
  followers: number;
}

const askerOf = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  return actor.userId;
};

/** Follows a store that may sell; doing so again changes nothing. Throws 401, 404, and 422 for one's own store. */
export const followStore = async ({
  ctx,
  input: { merchant_id },
}: HandlerArgs<{ merchant_id: number }>): Promise<Followed> => {
  const user_id = askerOf(ctx);
  const store = await ctx.db
    .selectFrom('merchants')
    .select('user_id')
    .where('id', '=', merchant_id)
    .where('verification_status', '=', 'approved')
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (!store) throw apiError.notFound('store.not-found');
  if (store.user_id === user_id) throw apiError.invalid({ merchant_id: ['store.own'] });
  await ctx.db
    .insertInto('follows')
    .values({ user_id, merchant_id, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    merchant_id: merchant_id as MerchantId,
    is_follow: true,
    followers: await countFollowers(ctx, merchant_id),
  };
};

/** Ends it, for a store that may no longer sell, too. Throws 401 and 404. */
export const unfollowStore = async ({
  ctx,
  input: { merchant_id },
}: HandlerArgs<{ merchant_id: number }>): Promise<Followed> => {
  const userId = askerOf(ctx);
  const store = await ctx.db
    .selectFrom('merchants')
    .select('id')
    .where('id', '=', merchant_id)
    .executeTakeFirst();
  if (!store) throw apiError.notFound('store.not-found');
  await ctx.db
    .deleteFrom('follows')
    .where('user_id', '=', userId)
    .where('merchant_id', '=', merchant_id)
    .execute();
  return {
    merchant_id: merchant_id as MerchantId,
    is_follow: false,
    followers: await countFollowers(ctx, merchant_id),
  };
};
