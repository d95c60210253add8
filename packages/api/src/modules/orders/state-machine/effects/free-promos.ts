import { type OrderStatus, orderStatuses } from '@pasar/contract';
import type { Context } from '../../../../platform/context.ts';
import { releasePromos } from '../../../promos/index.ts';
import type { OrderTransition } from '../order-transition.ts';

const bought: ReadonlySet<OrderStatus> = new Set(['completed', 'refunded']);

/** The order ended and no parcel ever left. */
const endedUnsent = ({ status, shipped_at }: { status: OrderStatus; shipped_at: Date | null }) =>
  orderStatuses[status].isFinal && !bought.has(status) && shipped_at === null;

/** Gives a promo back once all orders of the group that used it ended before shipment (domain 3.6, rule 6). */
export const freePromos = async (ctx: Context, { rule, group, orders }: OrderTransition): Promise<void> => {
  if (!orders.some(({ shipped_at }) => endedUnsent({ status: rule.to, shipped_at }))) return;
  const uses = await ctx.db
    .selectFrom('order_promos')
    .innerJoin('orders', 'orders.id', 'order_promos.order_id')
    .select(['promo_id', 'status', 'shipped_at'])
    .where('order_group_id', '=', group.id)
    .execute();
  const byPromo = Map.groupBy(uses, ({ promo_id }) => promo_id);
  const promoIds = [...byPromo].filter(([, all]) => all.every(endedUnsent)).map(([id]) => id);
  if (promoIds.length > 0) await releasePromos(ctx, { groupId: group.id, promoIds });
};
