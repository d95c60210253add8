import type { ExtendableDeadline } from '@pasar/contract';
import { hour } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { notify, notifyStore } from '../../notifications/index.ts';
import type { OrderExtensions, OrderRow } from '../orders.tables.ts';
import { createStatusConflict } from '../state-machine/find-transition-error.ts';
import { hintOrders } from '../state-machine/hint-orders.ts';
import { lockGroup } from '../state-machine/lock-orders.ts';
import { getCurrentStaff } from '../state-machine/transition-actor.ts';

const columns = {
  respond: 'respond_due_at',
  ship: 'ship_due_at',
  pickup: 'pickup_due_at',
  complete: 'complete_due_at',
} as const satisfies Record<ExtendableDeadline, keyof OrderRow>;
const deadlines = Object.keys(columns) as ExtendableDeadline[]; // keys of the literal above

/** How staff moved the deadline of an order; undefined when they did not. */
export const findExtension = ({ db }: Context, orderId: number): Promise<OrderExtensions | undefined> =>
  db.selectFrom('order_extensions').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** The deadline of an order that staff can move; null for none. What waits for staff is not the sides' deadline. */
export const findExtendable = (order: OrderRow, extension: OrderExtensions | undefined) =>
  extension || order.status === 'complained'
    ? null
    : (deadlines.find((deadline) => order[columns[deadline]] !== null) ?? null);

interface Extension {
  orderCode: string;
  /** Of the order that staff saw. */
  version: number;
  hours: number;
  reason: string;
}

const tell = async (ctxInTx: Context, order: OrderRow, { hours, reason }: Extension) => {
  const { code, merchant_id: merchantId } = order;
  const news = {
    category: 'order',
    title: { id: 'Batas waktu diperpanjang', en: 'Deadline extended' },
    body: {
      id: `Pasar memperpanjang batas waktu ${code} ${hours} jam. Alasan: ${reason}`,
      en: `Pasar extended the deadline of ${code} by ${hours} hours. Reason: ${reason}`,
    },
  } as const;
  await notify(ctxInTx, {
    ...news,
    ...{ kind: 'order_buyer', userId: order.user_id },
    link: ctxInTx.linkTo('buyer.order', { code }),
  });
  const link = ctxInTx.linkTo('seller.order', { code });
  await notifyStore(ctxInTx, { ...news, kind: 'order_seller', merchantId, area: 'orders', link });
};

/**
 * Moves the deadline that an order waits for, once. Both sides are notified. Throws 401, 403, 404, and 409 when the
 * order was moved meanwhile or has no such deadline (back-office B18).
 */
export const extendDeadline = ({ ctx, input }: HandlerArgs<Extension>): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { db, clock } = ctxInTx;
    const { userId } = getCurrentStaff(ctxInTx);
    const find = () =>
      db.selectFrom('orders').selectAll().where('code', '=', input.orderCode).executeTakeFirst();
    const seen = await find();
    if (!seen) throw apiError.notFound('order.not-found');
    await lockGroup(ctxInTx, seen.order_group_id);
    const order = (await find()) ?? seen;
    if (order.version !== input.version) throw createStatusConflict(order.status);
    const deadline = findExtendable(order, await findExtension(ctxInTx, order.id));
    const due = deadline && order[columns[deadline]];
    if (!due) throw apiError.conflict('order.no-extension', { status: order.status });
    await db
      .updateTable('orders')
      .set({ [columns[deadline]]: new Date(due.getTime() + input.hours * hour), version: order.version + 1 })
      .where('id', '=', order.id)
      .execute();
    await db
      .insertInto('order_extensions')
      .values({
        ...{ order_id: order.id, deadline, hours: input.hours, reason: input.reason },
        ...{ staff_id: userId, at: clock.now() },
      })
      .execute();
    await hintOrders(ctxInTx, [order]);
    await tell(ctxInTx, order, input);
  });
