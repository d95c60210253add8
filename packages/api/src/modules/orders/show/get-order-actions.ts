import {
  type BuyerAction,
  buyerActions,
  orderStatuses,
  orderTransitions,
  reviewDays,
  type SellerAction,
  sellerActions,
  type Transition,
  transitionIds,
} from '@pasar/contract';
import { day } from '../../../platform/clock.ts';
import type { OrderGroupRow } from '../orders.tables.ts';
import { findTransitionError } from '../state-machine/find-transition-error.ts';
import type { OrderTransition, OrderWithDetails } from '../state-machine/order-transition.ts';
import type { TransitionActor } from '../state-machine/transition-actor.ts';

interface Shown {
  order: OrderWithDetails;
  group: OrderGroupRow;
  now: Date;
  /** Lines that the buyer has written about. */
  reviewed: ReadonlySet<number>;
  /** Whether a service sends couriers to sellers. */
  isPickupAvailable: boolean;
}

type Action = BuyerAction | SellerAction;

/** The fields that a user could fill in later are assumed, so that only the order itself decides about a button. */
const reasons: Partial<Record<Action, string>> = { reject: 'stok_habis', complain: 'not_arrived' };

/** Actions of the table that this user's transition could do without a rejection. */
const movesOf = ({ order, group, now, isPickupAvailable }: Shown, mover: TransitionActor): Set<Action> => {
  const allowed = new Set<Action>();
  for (const transition of transitionIds) {
    const rule: Transition = orderTransitions[transition];
    if (!rule.action || rule.by !== mover.by) continue;
    const reason = reasons[rule.action];
    const move: OrderTransition = {
      transition,
      rule,
      mover,
      group,
      orders: [order],
      now,
      isPickupAvailable,
      ...(reason ? { reason } : {}),
    };
    if (!findTransitionError(move, order)) allowed.add(rule.action);
  }
  return allowed;
};

const isOnTheWay = ({ awb }: OrderWithDetails) => awb !== null;

/** A line waits for its review, and the time for it is not over (domain 3.11). */
const canReview = ({ order: { status, ended_at, items }, now, reviewed }: Shown) =>
  status === 'completed' &&
  ended_at !== null &&
  now.getTime() < ended_at.getTime() + reviewDays * day &&
  items.some(({ id }) => !reviewed.has(id));

/** The buttons without a transition. */
const beside = (shown: Shown): Record<string, boolean> => {
  const { order, group, now } = shown;
  return {
    pay: order.status === 'waiting_payment' && now < group.pay_due_at,
    request_cancel: order.status === 'processed' && order.cancelRequest === null,
    track: isOnTheWay(order),
    review: canReview(shown),
    buy_again: orderStatuses[order.status].isFinal,
    confirm_return: order.returned_at !== null && order.return_confirmed_at === null,
    correct_waybill: order.status === 'shipped' && order.shipping_paid_by === 'seller',
    reject_cancel: order.status === 'processed' && order.cancelRequest?.status === 'open',
    reject_complaint: order.status === 'complained' && order.complaint?.status === 'open',
  };
};

/** The buyer's buttons (domain 3.9): the table's guards decide about them as they decide about the call. */
export const getBuyerActions = (shown: Shown): BuyerAction[] => {
  const moves = movesOf(shown, { by: 'buyer', userId: shown.order.user_id });
  const others = beside(shown);
  return buyerActions.filter((action) => moves.has(action) || others[action]);
};

/** The seller's buttons. */
export const getSellerActions = (shown: Shown): SellerAction[] => {
  const { merchant_id: merchantId } = shown.order;
  const moves = movesOf(shown, { by: 'seller', userId: 0, merchantId });
  const others = beside(shown);
  return sellerActions.filter((action) => moves.has(action) || others[action]);
};
