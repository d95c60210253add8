import type { Context } from '../../../platform/context.ts';
import type { OrderRow } from '../orders.tables.ts';
import type { OrderWithDetails } from './order-transition.ts';

const byOrder = <T extends { order_id: number }>(rows: readonly T[]) =>
  Map.groupBy(rows, ({ order_id }) => order_id);

/** The orders with their lines, requests and complaints, in the same order. */
export const listOrdersWithDetails = async (
  { db }: Context,
  orders: readonly OrderRow[],
): Promise<OrderWithDetails[]> => {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const items = byOrder(
    await db.selectFrom('order_items').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
  );
  const requests = byOrder(
    await db.selectFrom('cancel_requests').selectAll().where('order_id', 'in', ids).execute(),
  );
  const complaints = byOrder(
    await db.selectFrom('complaints').selectAll().where('order_id', 'in', ids).execute(),
  );
  return orders.map((order) => ({
    ...order,
    items: items.get(order.id) ?? [],
    cancelRequest: requests.get(order.id)?.[0] ?? null,
    complaint: complaints.get(order.id)?.[0] ?? null,
  }));
};
