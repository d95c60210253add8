import { mostViewed } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { countStoreVisit } from './store-visits/count-store-visit.ts';

/** The oldest beyond the newest fifty go with each new one. */
const keep = (ctx: Context, userId: number, productId: number) =>
  sql`
    with added as (
      insert into recently_viewed (user_id, product_id, viewed_at)
      values (${userId}, ${productId}, ${ctx.clock.now()})
      on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at
    )
    delete from recently_viewed where user_id = ${userId} and product_id in (
      select product_id from recently_viewed where user_id = ${userId} and product_id <> ${productId}
      order by viewed_at desc, product_id desc offset ${mostViewed - 1})`.execute(ctx.db);

/**
 * Records a view of a product: for its store's numbers and, for a signed-in user, for the view history. Throws 404.
 */
export const recordView = async ({ ctx, input }: HandlerArgs<{ product_id: number }>): Promise<void> => {
  const listing = await ctx.db
    .selectFrom('product_listings')
    .select('merchant_id')
    .where('product_id', '=', input.product_id)
    .executeTakeFirst();
  if (!listing) throw apiError.notFound('product.not-found');
  countStoreVisit(ctx, { merchantId: listing.merchant_id, productId: input.product_id });
  if (ctx.actor.kind === 'user') await keep(ctx, ctx.actor.userId, input.product_id);
};

/** Records a view of a store's page. Throws 404. */
export const recordStoreView = async ({
  ctx,
  input,
}: HandlerArgs<{ merchant_id: number }>): Promise<void> => {
  const store = await ctx.db
    .selectFrom('merchants')
    .select('id')
    .where('id', '=', input.merchant_id)
    .where('verification_status', '=', 'approved')
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (!store) throw apiError.notFound('store.not-found');
  countStoreVisit(ctx, { merchantId: store.id });
};
