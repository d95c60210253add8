import type { OrderStatus, Transition, TransitionId } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { CancelRequests, Complaints, OrderGroupRow, OrderItemRow, OrderRow } from '../orders.tables.ts';
import type { TransitionActor } from './transition-actor.ts';

/** A request for transitions of orders, before any check. */
export interface TransitionRequest {
  transition: TransitionId;
  mover: TransitionActor;
  /** One of the table's lists: why it is rejected, canceled or complained about. */
  reason?: string;
  /** The actor's note. */
  note?: string;
  data?: {
    /** T1: rupiah that were paid. T17c: rupiah that staff return. */
    amount?: number;
    /** T1: the payment, to distinguish it from a second one. */
    paymentId?: number;
    /** T1: the provider took it before the deadline, even if the news came later. */
    isInTime?: boolean;
    /** T1: it came to the marketplace's bank account, with so many rupiah more than was to pay. */
    transfer?: { extra: number };
    /** T15 and T16. */
    complaint?: { amount: number; mediaIds: number[] };
    /** T9m: the courier's number and the photo of its receipt. */
    waybill?: { awb: string; mediaId: number };
    /** T9b: how long the seller waited for a courier in vain. */
    lostSeconds?: number;
    /** T12m: who received the parcel, and the photo that proves it. */
    delivery?: { receiver: string; mediaId: number };
  };
}

/** An order with all that a guard, an effect or a page reads. */
export interface OrderWithDetails extends OrderRow {
  items: OrderItemRow[];
  cancelRequest: Selectable<CancelRequests> | null;
  complaint: Selectable<Complaints> | null;
}

/** Orders of one group in transition: everything is checked, `orders` are as they were before. */
export interface OrderTransition extends TransitionRequest {
  rule: Transition;
  group: OrderGroupRow;
  orders: OrderWithDetails[];
  now: Date;
  /** Whether a service sends couriers to sellers. */
  isPickupAvailable: boolean;
}

export interface TransitionedOrder {
  orderId: number;
  from: OrderStatus;
  to: OrderStatus;
}
