import { type OrderStatus, orderStatuses, orderStatusNames } from '@pasar/contract';

/** Statuses of orders that are paid and not settled: their escrow is full. */
export const heldStatuses: readonly OrderStatus[] = orderStatusNames.filter(
  (name) => !orderStatuses[name].isFinal && name !== 'waiting_payment',
);

/** Whether an order's money waits in escrow. */
export const isHeld = ({ status }: { status: OrderStatus }): boolean => heldStatuses.includes(status);
