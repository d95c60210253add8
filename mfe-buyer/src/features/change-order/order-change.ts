import type { Args, BuyerOrderDetail, OrderStatus, orderEndpoints } from '@pasar/contract';

/** What a buyer may ask of an order; the contract knows each kind. */
export type TransitionRequest = Args<typeof orderEndpoints.status>['body'];

/** The words after it worked, by what the buyer asked for and what has become of the order. */
export const getResultMessage = (wish: TransitionRequest['status'], status: OrderStatus) => {
  if (wish === 'completed' || wish === 'complaint_withdrawn') return 'order.completed';
  if (wish === 'complained') return 'order.complained';
  return status === 'cancelled_buyer' ? 'order.cancelled' : 'order.cancel-requested';
};

/** Called with the order as it is after the change. */
export type Changed = (order: BuyerOrderDetail) => void;
