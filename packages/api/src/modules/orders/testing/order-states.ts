import type { OrderStatus, TransitionId } from '@pasar/contract';
import { day, hour } from '../../../platform/clock.ts';
import { bookParcels } from '../../../testing/book-parcels.ts';
import { type TransitionActor, type TransitionRequest, transitionOrder } from '../index.ts';
import { type OrderFixture, type OrderOverrides, place, placePaid } from './order-fixture.ts';

/** Everybody who may try: two of them own the order, the others do not. */
export const createActors = ({ buyer, seller, otherSeller }: OrderFixture) =>
  ({
    buyer: { by: 'buyer', userId: buyer.id },
    stranger: { by: 'buyer', userId: otherSeller.id },
    seller: { by: 'seller', userId: seller.id, merchantId: seller.merchantId },
    rival: { by: 'seller', userId: otherSeller.id, merchantId: otherSeller.merchantId },
    staff: { by: 'staff', userId: otherSeller.id },
    system: { by: 'system' },
    courier: { by: 'courier' },
  }) satisfies Record<string, TransitionActor>;

let waybills = 0;
/** A waybill as sellers type it off a receipt; another one each time. */
const createAwb = () => `OWN${String(++waybills).padStart(9, '0')}`;

/** What a well-formed transition request carries besides its actor. */
export const buildTransitionRequest = (
  transition: TransitionId,
  payable: number,
): Omit<TransitionRequest, 'mover'> => {
  if (transition === 'T1') return { transition, data: { amount: payable } };
  if (transition === 'T5') return { transition, reason: 'toko_tutup' };
  if (transition === 'T15' || transition === 'T16')
    return { transition, reason: 'not_arrived', note: 'Belum' };
  if (transition === 'T9m') return { transition, data: { waybill: { awb: createAwb(), mediaId: 1 } } };
  if (transition === 'T12m') return { transition, data: { delivery: { receiver: 'Budi', mediaId: 2 } } };
  return { transition };
};

export interface Held {
  orderId: number;
  groupId: number;
  code: string;
  payable: number;
}

type Step = TransitionId | { wait: number } | 'request-cancel';

/** Who makes each move, read off domain 3.9 by hand. */
export const actorNames: Record<TransitionId, keyof ReturnType<typeof createActors>> = {
  T1: 'system',
  T2: 'system',
  T3: 'buyer',
  T4: 'seller',
  T5: 'seller',
  T6: 'buyer',
  T7: 'seller',
  T7b: 'system',
  T8: 'system',
  T9: 'seller',
  T9m: 'seller',
  T9b: 'courier',
  T10: 'courier',
  T11: 'system',
  T11b: 'system',
  T12: 'courier',
  T12m: 'seller',
  T13: 'buyer',
  T14: 'system',
  T15: 'buyer',
  T16: 'buyer',
  T17a: 'buyer',
  T17b: 'seller',
  T17c: 'staff',
  T17d: 'staff',
  T18: 'courier',
  T19: 'courier',
  T20: 'system',
  T30: 'staff',
  T31: 'staff',
  T32: 'staff',
};

const requestCancel = async ({ market }: OrderFixture, orderId: number) => {
  const now = market.clock.now();
  await market.database.db
    .insertInto('cancel_requests')
    .values({
      order_id: orderId,
      reason: 'tidak_jadi',
      description: '',
      due_at: new Date(now.getTime() + 48 * hour),
      created_at: now,
      closed_at: null,
    })
    .execute();
};

/** Drives an order along the steps; it is paid first unless `unpaid`. */
export const drive = async (
  world: OrderFixture,
  steps: readonly Step[],
  { unpaid = false, wish = {} }: { unpaid?: boolean; wish?: OrderOverrides } = {},
): Promise<Held> => {
  const placed = await (unpaid ? place : placePaid)(world, [wish]);
  const [order] = placed.orders;
  if (!order) throw new Error('no order was placed');
  const movers = createActors(world);
  for (const step of steps) {
    if (step === 'request-cancel') await requestCancel(world, order.id);
    else if (typeof step === 'object') world.market.clock.advance(step.wait);
    else {
      const mover = movers[actorNames[step]];
      await transitionOrder(world.market.context(), {
        orderId: order.id,
        mover,
        ...buildTransitionRequest(step, placed.payable),
      });
      if (step === 'T9') await bookParcels(world.market);
    }
  }
  return { orderId: order.id, groupId: placed.groupId, code: order.code, payable: placed.payable };
};

export interface State {
  name: string;
  status: OrderStatus;
  steps: readonly Step[];
  unpaid?: true;
  /** Read off domain 3.9 by hand: what may happen next. */
  next: readonly TransitionId[];
}

const packed = ['T4'] as const;
const called = ['T4', 'T9'] as const;
const sent = ['T4', 'T9', 'T10'] as const;
const arrived = ['T4', 'T9', 'T10', 'T12'] as const;

/** Every status, and once more for each condition that decides about a transition out of it. */
export const states: readonly State[] = [
  { name: 'unpaid', status: 'waiting_payment', steps: [], unpaid: true, next: ['T1', 'T2', 'T3'] },
  { name: 'new', status: 'new', steps: [], next: ['T4', 'T5', 'T6', 'T20', 'T30'] },
  { name: 'new for a day', status: 'new', steps: [{ wait: day }], next: ['T5', 'T6', 'T8', 'T20', 'T30'] },
  { name: 'processed', status: 'processed', steps: packed, next: ['T9', 'T9m', 'T20', 'T30'] },
  {
    name: 'processed and late',
    status: 'processed',
    steps: [...packed, { wait: 2 * day }],
    next: ['T8', 'T9', 'T9m', 'T20', 'T30'],
  },
  {
    name: 'asked to cancel',
    status: 'processed',
    steps: [...packed, 'request-cancel'],
    next: ['T7', 'T20', 'T30'],
  },
  {
    name: 'asked to cancel two days ago',
    status: 'processed',
    steps: [...packed, 'request-cancel', { wait: 2 * day }],
    next: ['T7', 'T7b', 'T8', 'T20', 'T30'],
  },
  { name: 'ready', status: 'ready_to_ship', steps: called, next: ['T9b', 'T10', 'T20', 'T30'] },
  {
    name: 'ready, the courier did not come',
    status: 'ready_to_ship',
    steps: [...called, { wait: 3 * day }],
    next: ['T9b', 'T10', 'T11', 'T20', 'T30'],
  },
  {
    name: 'ready, the courier did not come again',
    status: 'ready_to_ship',
    steps: [...called, { wait: 3 * day }, 'T11', 'T9', { wait: 3 * day }],
    next: ['T9b', 'T10', 'T11b', 'T20', 'T30'],
  },
  { name: 'shipped', status: 'shipped', steps: sent, next: ['T12', 'T13', 'T18', 'T19', 'T31', 'T32'] },
  {
    name: 'shipped long ago',
    status: 'shipped',
    steps: [...sent, { wait: 7 * day }],
    next: ['T12', 'T13', 'T16', 'T18', 'T19', 'T31', 'T32'],
  },
  {
    name: 'sent by the seller',
    status: 'shipped',
    steps: ['T4', 'T9m'],
    next: ['T12', 'T12m', 'T13', 'T18', 'T19', 'T31', 'T32'],
  },
  {
    name: 'delivered as the seller reports',
    status: 'delivered',
    steps: ['T4', 'T9m', 'T12m', { wait: 6 * day }],
    next: ['T13', 'T15', 'T31'],
  },
  {
    name: 'delivered a week ago as the seller reports',
    status: 'delivered',
    steps: ['T4', 'T9m', 'T12m', { wait: 7 * day }],
    next: ['T13', 'T14', 'T31'],
  },
  { name: 'delivered', status: 'delivered', steps: arrived, next: ['T13', 'T15', 'T31'] },
  {
    name: 'delivered two days ago',
    status: 'delivered',
    steps: [...arrived, { wait: 2 * day }],
    next: ['T13', 'T14', 'T31'],
  },
  {
    name: 'complained',
    status: 'complained',
    steps: [...arrived, 'T15'],
    next: ['T17a', 'T17b', 'T17c', 'T17d'],
  },
  { name: 'completed', status: 'completed', steps: [...arrived, 'T13'], next: [] },
  { name: 'expired', status: 'payment_expired', steps: ['T2'], unpaid: true, next: [] },
  { name: 'cancelled by the buyer', status: 'cancelled_buyer', steps: ['T6'], next: [] },
  { name: 'rejected', status: 'rejected', steps: ['T5'], next: [] },
  { name: 'cancelled by the market', status: 'cancelled_system', steps: [{ wait: day }, 'T8'], next: [] },
  { name: 'refunded', status: 'refunded', steps: [...arrived, 'T15', 'T17b'], next: [] },
];
