import type { OrderActor, OrderStatus, TransitionId } from '@pasar/contract';

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** A payment created orders that wait for the rest of their money. */
    'order-group.placed': { groupId: number };
    /** A group was closed without a payment; the payment module stops collecting. */
    'order-group.closed': { groupId: number; to: 'payment_expired' | 'cancelled_buyer' };
    /** Somebody wrote about an order without changing its status. */
    'order.notified': {
      orderId: number;
      news:
        | 'cancel-requested'
        | 'cancel-refused'
        | 'complaint-escalated'
        | 'complaint-question-buyer'
        | 'complaint-question-seller'
        | 'waybill-corrected'
        | 'parcel-returning';
    };
    /** `transition` is T0 for an order that the wallet paid at once. */
    'order.moved': {
      orderId: number;
      transition: TransitionId | 'T0';
      from: OrderStatus | null;
      to: OrderStatus;
      actor: OrderActor;
    };
  }
}
