import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { OrderGroupRow } from '../orders.tables.ts';
import { listOrdersWithDetails } from './list-orders-with-details.ts';
import type { OrderWithDetails } from './order-transition.ts';

const unknown = () => apiError.notFound('order.not-found');

/** The group of an order. Throws 404. */
export const readGroupId = async ({ db }: Context, orderId: number): Promise<number> => {
  const found = await db
    .selectFrom('orders')
    .select('order_group_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!found) throw unknown();
  return found.order_group_id;
};

/** Locks a group; a simultaneous transition waits here, so that the other orders are current. Throws 404. */
export const lockGroup = async ({ db }: Context, groupId: number): Promise<OrderGroupRow> => {
  const group = await db
    .selectFrom('order_groups')
    .selectAll()
    .where('id', '=', groupId)
    .forUpdate()
    .executeTakeFirst();
  if (!group) throw unknown();
  return group;
};

/** Locks orders of a locked group, all of them without `orderId`, in id order. Throws 404. */
export const lockOrders = async (
  ctx: Context,
  groupId: number,
  orderId?: number,
): Promise<OrderWithDetails[]> => {
  let wanted = ctx.db.selectFrom('orders').selectAll().where('order_group_id', '=', groupId);
  if (orderId !== undefined) wanted = wanted.where('id', '=', orderId);
  const orders = await wanted.orderBy('id').forUpdate().execute();
  if (orders.length === 0) throw unknown();
  return listOrdersWithDetails(ctx, orders);
};
