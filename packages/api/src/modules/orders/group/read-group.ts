import type { OrderStatus } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { OrderGroupRow } from '../orders.tables.ts';

export interface GroupOrder {
  id: number;
  code: string;
  status: OrderStatus;
  merchantName: string;
  merchantSlug: string;
  total: number;
  items: { name: string; variantLabel: string; imageKey: string | null; qty: number }[];
}

/** A group as payments and checkout show it; amounts are rupiah. */
export interface Group {
  id: number;
  code: string;
  userId: number;
  status: 'waiting' | 'paid' | 'payment_expired' | 'cancelled_buyer';
  method: string | null;
  methodName: string | null;
  walletUsed: number;
  payable: number;
  grandTotal: number;
  placedAt: Date;
  payDueAt: Date;
  paidAt: Date | null;
  closedAt: Date | null;
  orders: GroupOrder[];
}

const statusOf = ({ paid_at, closed_as }: OrderGroupRow): Group['status'] =>
  closed_as ?? (paid_at ? 'paid' : 'waiting');

const ordersOf = async ({ db }: Context, groupId: number): Promise<GroupOrder[]> => {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .select(['orders.id', 'code', 'status', 'merchant_name', 'merchant_slug', 'grand_total'])
    .where('order_group_id', '=', groupId)
    .orderBy('orders.id')
    .execute();
  const items = await db
    .selectFrom('order_items')
    .select(['order_id', 'name', 'variant_label', 'image_key', 'qty'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return orders.map(({ id, code, status, merchant_name, merchant_slug, grand_total }) => ({
    id,
    code,
    status,
    merchantName: merchant_name,
    merchantSlug: merchant_slug,
    total: grand_total,
    items: items
      .filter(({ order_id }) => order_id === id)
      .map(({ name, variant_label, image_key, qty }) => ({
        name,
        variantLabel: variant_label,
        imageKey: image_key,
        qty,
      })),
  }));
};

/** The group of a code, of an id or of a checkout session, whoever owns it; null when there is none. */
export const readGroup = async (
  ctx: Context,
  by: { code: string } | { groupId: number } | { checkoutId: number },
): Promise<Group | null> => {
  const groups = ctx.db.selectFrom('order_groups').selectAll();
  const group = await ('code' in by
    ? groups.where('code', '=', by.code)
    : 'groupId' in by
      ? groups.where('id', '=', by.groupId)
      : groups.where('checkout_id', '=', by.checkoutId)
  ).executeTakeFirst();
  if (!group) return null;
  return {
    id: group.id,
    code: group.code,
    userId: group.user_id,
    status: statusOf(group),
    method: group.method,
    methodName: group.method_name,
    walletUsed: group.wallet_used,
    payable: group.payable,
    grandTotal: group.wallet_used + group.payable,
    placedAt: group.placed_at,
    payDueAt: group.pay_due_at,
    paidAt: group.paid_at,
    closedAt: group.closed_at,
    orders: await ordersOf(ctx, group.id),
  };
};
