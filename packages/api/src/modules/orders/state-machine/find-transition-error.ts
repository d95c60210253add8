import type { OrderStatus } from '@pasar/contract';
import { type ApiError, apiError } from '../../../platform/http/api-error.ts';
import { guards } from './guards.ts';
import { isTransitionDue } from './is-transition-due.ts';
import type { OrderTransition, OrderWithDetails } from './order-transition.ts';

/** 409 with the status as it is now. */
export const createStatusConflict = (status: OrderStatus): ApiError =>
  apiError.conflict('order.moved', { status });

/** Other users' orders do not exist, nor do unpaid ones for their seller (quality S22). */
const isTheirs = ({ mover }: Pick<OrderTransition, 'mover'>, order: OrderWithDetails): boolean => {
  if (mover.by === 'buyer') return mover.userId === order.user_id;
  if (mover.by !== 'seller') return true;
  return mover.merchantId === order.merchant_id && order.paid_at !== null;
};

/** Why one order may not make this transition; null when it may. 404, 403, 409 or 422, in this order. */
export const findTransitionError = (move: OrderTransition, order: OrderWithDetails): ApiError | null => {
  const { rule, mover } = move;
  if (!isTheirs(move, order)) return apiError.notFound('order.not-found');
  if (mover.by !== rule.by) return apiError.forbidden();
  if (!rule.from.includes(order.status) || !isTransitionDue(move, order))
    return createStatusConflict(order.status);
  for (const guard of rule.guards ?? []) {
    const refusal = guards[guard](move, order);
    if (refusal) return refusal;
  }
  return null;
};
