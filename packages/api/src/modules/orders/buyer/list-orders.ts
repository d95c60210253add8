import {
  type BuyerOrder,
  type BuyerTab,
  buyerTabs,
  type endpoints,
  type HandlerInput,
} from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { countTabs, filterOrders } from '../show/order-filter.ts';
import { viewOrders } from '../show/order-view.ts';
import { presentBuyerRow } from '../show/present-row.ts';
import { getCurrentBuyer } from '../state-machine/transition-actor.ts';

type Query = HandlerInput<typeof endpoints.orders.list>['query'];

/** A page of the current user's orders, newest first, with the number of orders per tab. Throws 401. */
export const listOrders = async ({
  ctx,
  input: { status, page, per_page, ...filter },
}: HandlerArgs<Query>): Promise<{ rows: BuyerOrder[]; total: number; counts: Record<BuyerTab, number> }> => {
  const { userId } = getCurrentBuyer(ctx);
  const wanted = filterOrders(ctx, { userId }, status, filter);
  const { total } = await wanted.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return {
    total,
    rows: (await viewOrders(ctx, rows)).map((view) => presentBuyerRow(view, ctx.locale)),
    counts: await countTabs(ctx, { userId }, buyerTabs),
  };
};
