import type { OrderStatus } from '@pasar/contract';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context } from '../../../platform/context.ts';
import type { Database, Db } from '../../../platform/database/database.ts';
import { fixedQuery } from '../../../platform/database/fixed-query.ts';
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

const itemsOfOrder = (e: ExpressionBuilder<Database, 'orders'>) =>
  jsonArrayFrom(
    e
      .selectFrom('order_items')
      .select(['name', 'variant_label as variantLabel', 'image_key as imageKey', 'qty'])
      .whereRef('order_id', '=', 'orders.id')
      .orderBy('id'),
  );

const ordersOfGroup = (e: ExpressionBuilder<Database, 'order_groups'>) =>
  jsonArrayFrom(
    e
      .selectFrom('orders')
      .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
      .select(['orders.id', 'code', 'status', 'merchant_name as merchantName'])
      .select(['merchant_slug as merchantSlug', 'grand_total as total'])
      .select((order) => itemsOfOrder(order).as('items'))
      .whereRef('order_group_id', '=', 'order_groups.id')
      .orderBy('orders.id'),
  );

const selectGroups = (db: Db) =>
  db
    .selectFrom('order_groups')
    .selectAll()
    .select((e) => ordersOfGroup(e).as('orders'));

const selectByCode = fixedQuery((db, { code }: { code: string }) =>
  selectGroups(db).where('code', '=', code),
);
const selectById = fixedQuery((db, { groupId }: { groupId: number }) =>
  selectGroups(db).where('id', '=', groupId),
);
const selectByCheckout = fixedQuery((db, { checkoutId }: { checkoutId: number }) =>
  selectGroups(db).where('checkout_id', '=', checkoutId),
);

/** The group of a code, of an id or of a checkout session, whoever owns it; null when there is none. */
export const readGroup = async (
  { db }: Context,
  by: { code: string } | { groupId: number } | { checkoutId: number },
): Promise<Group | null> => {
  const [group] = await ('code' in by
    ? selectByCode(db, by)
    : 'groupId' in by
      ? selectById(db, by)
      : selectByCheckout(db, by));
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
    orders: group.orders,
  };
};
