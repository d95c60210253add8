import type { OrderStatus, Transition, TransitionId } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { CancelRequests, Complaints, OrderGroupRow, OrderItemRow, OrderRow } from '../orders.tables.ts';
import type { TransitionActor } from './transition-actor.ts';

/** A wish to move orders, before anybody looked at them. */
export interface TransitionRequest {
  transition: TransitionId;
  mover: TransitionActor;
  /** Of the table's lists: why it is rejected, cancelled or complained about. */
  reason?: string;
  /** What the mover wrote about it. */
  note?: string;
  data?: {
    /** T1: rupiah that were paid. T17c: rupiah that the desk gives back. */
    amount?: number;
    /** T1: the payment, so that it is told from a second one. */
    paymentId?: number;
    /** T15 and T16. */
    complaint?: { amount: number; mediaIds: number[] };
  };
}

/** An order with all that a guard, an effect or a page looks at. */
export interface OrderWithDetails extends OrderRow {
  items: OrderItemRow[];
  cancelRequest: Selectable<CancelRequests> | null;
  complaint: Selectable<Complaints> | null;
}

/** Orders of one group on their way: everything is checked, `orders` are as they were before. */
export interface OrderTransition extends TransitionRequest {
  rule: Transition;
  group: OrderGroupRow;
  orders: OrderWithDetails[];
  now: Date;
}

export interface TransitionedOrder {
  orderId: number;
  from: OrderStatus;
  to: OrderStatus;
}
