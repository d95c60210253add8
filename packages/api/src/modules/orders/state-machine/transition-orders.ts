import { orderTransitions, type Transition } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { emitAll } from '../../../platform/jobs/outbox.ts';
import type { OrderGroupRow } from '../orders.tables.ts';
import { computeDeadlines } from './compute-deadlines.ts';
import { effects } from './effects/index.ts';
import { createStatusConflict, findTransitionError } from './find-transition-error.ts';
import { hintOrders } from './hint-orders.ts';
import { lockOrders } from './lock-orders.ts';
import type {
  OrderTransition,
  OrderWithDetails,
  TransitionedOrder,
  TransitionRequest,
} from './order-transition.ts';
import { getActorId } from './transition-actor.ts';

/** The group pays or closes as one unit. */
const movesTogether = ({ from }: Transition) => from.includes('waiting_payment');

const writeStatus = async (
  ctx: Context,
  { rule, reason, transition, data, now }: OrderTransition,
  order: OrderWithDetails,
) => {
  const isRepacked = transition === 'T11';
  const { numUpdatedRows } = await ctx.db
    .updateTable('orders')
    .set({
      status: rule.to,
      version: order.version + 1,
      ...computeDeadlines(rule.to, {
        ...order,
        now,
        // The first time to ship is over when a courier has not come before.
        isRepacked: isRepacked || (transition === 'T9b' && order.missed_pickups > 0),
        lostSeconds: data?.lostSeconds ?? 0,
        isOwnWaybill: transition === 'T12m',
      }),
      ...(transition === 'T19' ? { returned_at: now } : {}),
      missed_pickups: order.missed_pickups + (isRepacked ? 1 : 0),
      ...(rule.to === 'rejected' || rule.to.startsWith('cancelled_')
        ? { cancel_reason: reason ?? null }
        : {}),
    })
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw createStatusConflict(order.status);
};

const writeEvents = (
  { db }: Context,
  { transition, rule, mover, reason, note, orders, now }: OrderTransition,
) =>
  db
    .insertInto('order_events')
    .values(
      orders.map(({ id, status }) => ({
        order_id: id,
        transition,
        from_status: status,
        to_status: rule.to,
        actor: mover.by,
        actor_id: getActorId(mover),
        reason: reason ?? null,
        note: note ?? '',
        at: now,
      })),
    )
    .execute();

/**
 * The only place of transitions. Under the group's lock it locks the orders, checks the table's `from` and guards,
 * writes the status, runs every effect (in the order of locks), records the event and notifies the other modules.
 * Throws 404 for other users' orders, 403 for the wrong actor, 409 with the status as it is, 422 for a missing
 * reason.
 */
export const transitionOrders = async (
  ctx: Context,
  { group, orderId, ...wish }: TransitionRequest & { group: OrderGroupRow; orderId?: number },
): Promise<TransitionedOrder[]> => {
  const rule: Transition = orderTransitions[wish.transition];
  const orders = await lockOrders(ctx, group.id, movesTogether(rule) ? undefined : orderId);
  const move: OrderTransition = {
    ...wish,
    rule,
    group,
    orders,
    now: ctx.clock.now(),
    isPickupAvailable: ctx.courierProviders.length > 0,
  };
  for (const order of orders) {
    const refusal = findTransitionError(move, order);
    if (refusal) throw refusal;
  }
  for (const order of orders) await writeStatus(ctx, move, order);
  for (const effect of effects) await effect(ctx, move);
  await writeEvents(ctx, move);
  await hintOrders(ctx, orders);
  const { transition, mover } = move;
  await emitAll(
    ctx,
    'order.moved',
    orders.map(({ id, status }) => ({
      orderId: id,
      transition,
      from: status,
      to: rule.to,
      actor: mover.by,
    })),
  );
  return orders.map(({ id, status }) => ({ orderId: id, from: status, to: rule.to }));
};
