import type { endpoints, HandlerInput, HandlerResponse, ReviewedOrder } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { reviewWindowMs } from '../write/review-window.ts';
import { presentReviewedOrders } from './present-reviewed-orders.ts';
import { readSummary } from './read-summary.ts';

type Query = HandlerInput<typeof endpoints.reviews.byOrder>['query'];
type Summary = HandlerResponse<typeof endpoints.reviews.byOrder>['summary'];

/** Orders with a review, the newest review first. */
const reviewed = (merchantId: number) => sql`
  select o.id, max(r.created_at) as at
  from reviews r join order_items i on i.id = r.order_item_id join orders o on o.id = i.order_id
  where r.merchant_id = ${merchantId} and r.status = 'published'
  group by o.id order by at desc, o.id desc`;

/** Completed orders with a line that can still get a review, soonest end first. */
const waiting = ({ clock }: Context, merchantId: number) => sql`
  select o.id, o.ended_at as at from orders o
  where o.merchant_id = ${merchantId} and o.status = 'completed'
    and o.ended_at > ${new Date(clock.now().getTime() - reviewWindowMs)}
    and exists (
      select 1 from order_items i where i.order_id = o.id and not exists (
        select 1 from reviews r where r.order_item_id = i.id and not r.is_anonymous
      )
    )
  order by o.ended_at, o.id`;

/** A page of the store's orders that have reviews, or wait for them. Throws 401 and 403. */
export const listReviewedOrders = async ({
  ctx,
  input: { type, page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: ReviewedOrder[]; total: number; summary: Summary }> => {
  const merchantId = getCurrentMerchantId(ctx);
  const wanted = type === 'done' ? reviewed(merchantId) : waiting(ctx, merchantId);
  const all = await sql<{ total: number }>`select count(*) as total from (${wanted}) w`.execute(ctx.db);
  const { rows } = await sql<{ id: number }>`
    ${wanted} limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db);
  const ids = rows.map(({ id }) => id);
  return {
    rows: await presentReviewedOrders(ctx, { merchantId, ids, type }),
    total: all.rows[0]?.total ?? 0,
    summary: await readSummary(ctx, merchantId),
  };
};
