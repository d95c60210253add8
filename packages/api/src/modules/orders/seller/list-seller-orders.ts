import {
  type endpoints,
  type HandlerInput,
  type SellerOrder,
  type SellerTab,
  sellerTabs,
} from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { countTabs, filterOrders } from '../show/order-filter.ts';
import { viewOrders } from '../show/order-view.ts';
import { presentSellerRow } from '../show/present-row.ts';
import { getCurrentSeller } from '../state-machine/transition-actor.ts';

type Query = HandlerInput<typeof endpoints.selling.list>['query'];

/** In these tabs somebody waits: what is due first comes first. */
const urgent = { new: 'respond_due_at', to_ship: 'ship_due_at', waiting_pickup: 'pickup_due_at' } as const;

/** A page of the orders of the current user's store, with the number of orders per tab. Throws 401 and 403. */
export const listSellerOrders = async ({
  ctx,
  input: { status, courier, page, per_page, ...filter },
}: HandlerArgs<Query>): Promise<{
  rows: SellerOrder[];
  total: number;
  counts: Record<SellerTab, number>;
}> => {
  const { merchantId } = getCurrentSeller(ctx);
  const wanted = filterOrders(ctx, { merchantId }, status, filter).$if(courier !== '', (orders) =>
    orders.where('courier', '=', courier),
  );
  const { total } = await wanted.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const first =
    status === 'new' || status === 'to_ship' || status === 'waiting_pickup' ? urgent[status] : null;
  const rows = await wanted
    .selectAll()
    .$if(first !== null, (orders) => orders.orderBy(first ?? 'id'))
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return {
    total,
    rows: (await viewOrders(ctx, rows)).map((view) => presentSellerRow(view, ctx.locale)),
    counts: await countTabs(ctx, { merchantId }, sellerTabs),
  };
};
