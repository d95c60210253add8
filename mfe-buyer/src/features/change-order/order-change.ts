import type { Args, BuyerOrderDetail, OrderStatus, orderEndpoints } from '@pasar/contract';

/** The changes that a buyer may request of an order; the contract defines each kind. */
export type TransitionRequest = Args<typeof orderEndpoints.status>['body'];

/** The message after success, by the buyer's request and the order's new state. */
export const getResultMessage = (wish: TransitionRequest['status'], status: OrderStatus) => {
  if (wish === 'completed' || wish === 'complaint_withdrawn') return 'order.completed';
  if (wish === 'complained') return 'order.complained';
  return status === 'cancelled_buyer' ? 'order.cancelled' : 'order.cancel-requested';
};

/** Called with the order as it is after the change. */
export type Changed = (order: BuyerOrderDetail) => void;
