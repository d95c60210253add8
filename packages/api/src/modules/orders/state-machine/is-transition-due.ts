import type { TransitionId } from '@pasar/contract';
import type { OrderTransition, OrderWithDetails } from './order-transition.ts';

type DueTime = (order: OrderWithDetails) => Date | null;

/** The deadline of each system transition. The system's other transitions have no deadline. */
const dueTimes: Partial<Record<TransitionId, DueTime>> = {
  T7b: ({ cancelRequest }) => cancelRequest?.due_at ?? null,
  T8: ({ respond_due_at, ship_due_at }) => respond_due_at ?? ship_due_at,
  T11: ({ pickup_due_at }) => pickup_due_at,
  T11b: ({ pickup_due_at }) => pickup_due_at,
  T14: ({ complete_due_at }) => complete_due_at,
};

/** Whether a transition with a deadline may run now; it is checked again under the lock. */
export const isTransitionDue = ({ transition, now }: OrderTransition, order: OrderWithDetails): boolean => {
  const dueTime = dueTimes[transition];
  if (!dueTime) return true;
  const due = dueTime(order);
  return due !== null && due <= now;
};
