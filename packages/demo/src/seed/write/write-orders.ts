import {
  type Context,
  earlier,
  groupPaid,
  hour,
  later,
  recordScan,
  type TransitionActor,
  transitionOrder,
} from '@pasar/api/plugin';
import { orderDeadlines, orderTransitions, type TransitionId } from '@pasar/contract';
import { orders, type Step } from '../data/orders.ts';
import { createItemSelector } from '../plan/create-item-selector.ts';
import type { SeedData } from '../plan/seed-data.ts';
import { numberAfter } from './history/bulk-insert.ts';
import { buildAwb, type Numbers } from './history/number-history.ts';
import { sortHistories } from './history/write-ledger.ts';
import { at } from './insert-rows.ts';
import { type PlacedSeedOrder, placeOrderSpec, type SeedIds } from './place-order-spec.ts';

/** The clock stands still there, nobody is written to, and the courier comes when the history says so. */
const inThePast = (ctx: Context, hoursAgo: number): Context => {
  const moment = earlier(ctx.clock, hoursAgo * hour);
  return {
    ...ctx,
    clock: { now: () => moment },
  };
};

const moverOf = (
  transition: TransitionId,
  { buyerId, sellerId, merchantId }: PlacedSeedOrder,
): TransitionActor => {
  const { by } = orderTransitions[transition];
  if (by === 'buyer') return { by, userId: buyerId };
  if (by === 'seller') return { by, userId: sellerId, merchantId };
  if (by === 'staff') throw new Error('nobody of the staff takes part in the history');
  return { by };
};

const setPayment = ({ db, clock }: Context, { paymentId }: PlacedSeedOrder, status: 'paid' | 'expired') =>
  db
    .updateTable('payments')
    .set({ status, paid_at: status === 'paid' ? clock.now() : null })
    .where('id', '=', paymentId)
    .execute();

/** The courier was booked in the past: the stand-in gets the parcel later. */
const giveWaybill = async ({ db }: Context, orderId: number) => {
  const { courier } = await db
    .updateTable('shipments')
    .set({ status: 'booked', next_scan_at: null, request: null })
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .returning('courier')
    .executeTakeFirstOrThrow();
  const awb = buildAwb(courier, orderId);
  await db
    .updateTable('shipments')
    .set({ awb })
    .where('order_id', '=', orderId)
    .where('awb', 'is', null)
    .execute();
  await db.updateTable('orders').set({ awb }).where('id', '=', orderId).execute();
};

const scan = async (
  ctx: Context,
  placed: PlacedSeedOrder,
  { scan: code, at }: Extract<Step, { scan: unknown }>,
) => {
  const { awb } = await ctx.db
    .selectFrom('orders')
    .select('awb')
    .where('id', '=', placed.orderId)
    .executeTakeFirstOrThrow();
  await recordScan({ ctx, input: { awb: awb ?? '', code, cityId: placed[at] } });
};

const perform = async (ctx: Context, placed: PlacedSeedOrder, step: Step): Promise<void> => {
  const { orderId } = placed;
  if ('pay' in step) {
    const { groupId, payable: amount, paymentId } = placed;
    await groupPaid(ctx, { groupId, amount, paymentId });
    await setPayment(ctx, placed, 'paid');
  } else if ('move' in step) {
    const { move: transition, after: _, ...why } = step;
    await transitionOrder(ctx, { orderId, transition, mover: moverOf(transition, placed), ...why });
    if (transition === 'T9') await giveWaybill(ctx, orderId);
    if (transition === 'T2') await setPayment(ctx, placed, 'expired');
  } else if ('scan' in step) {
    await scan(ctx, placed, step);
  } else {
    const request = {
      order_id: orderId,
      reason: step.askToCancel,
      description: step.note,
      due_at: later(ctx.clock, orderDeadlines.replyToCancelRequest * hour),
      created_at: ctx.clock.now(),
      closed_at: null,
    };
    await ctx.db.insertInto('cancel_requests').values(request).execute();
  }
};

/** The simulated courier takes up the parcels under way after the first hours, so that they can be seen on their way. */
const COURIER_RESTS = 6 * hour;

/** What happened long ago is news to nobody. */
const forgetNews = async (ctx: Context) => {
  await ctx.db
    .deleteFrom('outbox')
    .where('topic', 'in', [
      'order.moved',
      'order-group.placed',
      'order-group.closed',
      'courier.scanned',
      'stock.changed',
    ])
    .execute();
  await ctx.db
    .updateTable('shipments')
    .set({ next_scan_at: later(ctx.clock, COURIER_RESTS) })
    .where('voided_at', 'is', null)
    .where((e) => e.or([e('last_code', 'is', null), e('last_code', 'not in', ['delivered', 'lost'])]))
    .execute();
};

/** When the written orders were placed, oldest first. */
export const getWrittenOrderTimes = (ctx: Context): Date[] =>
  orders
    .map(({ hoursAgo }) => inThePast(ctx, hoursAgo).clock.now())
    .sort((one, other) => one.getTime() - other.getTime());

interface WriteOrders {
  market: SeedData;
  demoStore: number;
  ids: SeedIds;
  /** Those that the other orders leave free. */
  numbers: Numbers;
}

/**
 * Two months of orders around the demo accounts, made by the verbs of the market at the moments of the past, one after
 * the other: balances, stock and timelines are as if people had done it.
 */
export async function writeOrders(
  ctx: Context,
  { market, demoStore, ids, numbers }: WriteOrders,
): Promise<void> {
  const goodsFor = createItemSelector(market, demoStore);
  const placed = new Map<number, PlacedSeedOrder>();
  const acts = orders.flatMap((sketch, place) => {
    const goods = goodsFor(sketch);
    const begin = async (then: Context) => {
      const { groupId, orderId } = at(numbers.written, placed.size);
      await numberAfter(then.db, 'order_groups', groupId);
      await numberAfter(then.db, 'orders', orderId);
      placed.set(place, await placeOrderSpec(then, { sketch, goods, market, ids }));
    };
    const steps = sketch.steps.map((step) => ({
      hoursAgo: sketch.hoursAgo - step.after,
      act: async (then: Context) => {
        const order = placed.get(place);
        if (order) await perform(then, order, step);
      },
    }));
    return [{ hoursAgo: sketch.hoursAgo, act: begin }, ...steps];
  });
  for (const { hoursAgo, act } of acts.toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    await act(inThePast(ctx, hoursAgo));
  }
  await numberAfter(ctx.db, 'order_groups', numbers.nextGroup);
  await numberAfter(ctx.db, 'orders', numbers.nextOrder);
  await sortHistories(ctx);
  await forgetNews(ctx);
}
