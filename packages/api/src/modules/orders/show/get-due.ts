import type { BuyerOrder } from '@pasar/contract';
import type { OrderGroupRow } from '../orders.tables.ts';
import type { OrderWithDetails } from '../state-machine/order-transition.ts';

type Due = BuyerOrder['due'];

const due = (type: NonNullable<Due>['type'], at: Date | null | undefined): Due =>
  at ? { type, at: at.toISOString() } : null;

/** The next deadline of the order. */
export const getDue = (order: OrderWithDetails, group: OrderGroupRow): Due => {
  const { status, cancelRequest, complaint } = order;
  if (status === 'waiting_payment') return due('pay', group.pay_due_at);
  if (status === 'processed' && cancelRequest?.status === 'open') {
    return due('reply_cancel', cancelRequest.due_at);
  }
  if (status === 'complained' && complaint?.status === 'open')
    return due('reply_complaint', complaint.due_at);
  return (
    due('respond', order.respond_due_at) ??
    due('ship', order.ship_due_at) ??
    due('pickup', order.pickup_due_at) ??
    due('complete', order.complete_due_at)
  );
};
