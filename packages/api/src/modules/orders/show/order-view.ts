import type { Context } from '../../../platform/context.ts';
import { type OrderMoney, readOrderMoney } from '../money/read-order-money.ts';
import type { OrderGroupRow, OrderRow } from '../orders.tables.ts';
import { listOrdersWithDetails } from '../state-machine/list-orders-with-details.ts';
import type { OrderWithDetails } from '../state-machine/order-transition.ts';

/** An order with everything that its pages show. */
export interface OrderView {
  order: OrderWithDetails;
  group: OrderGroupRow;
  now: Date;
  isPickupAvailable: boolean;
  money: OrderMoney;
  merchant: { id: number; merchant_name: string; merchant_slug: string; photo_key: string | null };
  buyer: { username: string; phone: string | null };
  /** Lines with a review of the buyer, and those with a public name: the seller sees no others. */
  reviewed: ReadonlySet<number>;
  reviewedByName: ReadonlySet<number>;
}

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

const known = <T>(rows: ReadonlyMap<number, T>, id: number): T => {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`an order points at ${id}, which does not exist`);
  return row;
};

/** Reads what belongs to orders, in the same order. */
export const viewOrders = async (ctx: Context, rows: readonly OrderRow[]): Promise<OrderView[]> => {
  if (rows.length === 0) return [];
  const { db } = ctx;
  const orders = await listOrdersWithDetails(ctx, rows);
  const idsOf = (id: (order: OrderRow) => number) => [...new Set(rows.map(id))];
  const groups = await db
    .selectFrom('order_groups')
    .selectAll()
    .where(
      'id',
      'in',
      idsOf(({ order_group_id }) => order_group_id),
    )
    .execute();
  const merchants = await db
    .selectFrom('merchants')
    .leftJoin('media', 'media.id', 'merchants.photo_media_id')
    .select(['merchants.id', 'merchant_name', 'merchant_slug', 'media.storage_key as photo_key'])
    .where(
      'merchants.id',
      'in',
      idsOf(({ merchant_id }) => merchant_id),
    )
    .execute();
  const buyers = await db
    .selectFrom('users')
    .select(['id', 'username', 'fullname', 'phone'])
    .where(
      'id',
      'in',
      idsOf(({ user_id }) => user_id),
    )
    .execute();
  const money = await readOrderMoney(ctx, rows);
  const lines = orders.flatMap(({ items }) => items.map(({ id }) => id));
  const reviews = await db
    .selectFrom('reviews')
    .select(['order_item_id', 'is_anonymous'])
    .where('order_item_id', 'in', lines)
    .execute();
  const [group, merchant, buyer] = [byId(groups), byId(merchants), byId(buyers)];
  const linesIn = (rows: typeof reviews) => new Set(rows.flatMap(({ order_item_id }) => order_item_id ?? []));
  const reviewed = linesIn(reviews);
  const reviewedByName = linesIn(reviews.filter(({ is_anonymous }) => !is_anonymous));
  return orders.map((order) => {
    const { username, fullname, phone } = known(buyer, order.user_id);
    return {
      order,
      group: known(group, order.order_group_id),
      merchant: known(merchant, order.merchant_id),
      buyer: { username: username ?? fullname ?? '', phone },
      now: ctx.clock.now(),
      isPickupAvailable: ctx.courierProviders.length > 0,
      money: known(money, order.id),
      reviewed,
      reviewedByName,
    };
  });
};
