import type { OrderStatus } from '@pasar/contract';
import { type Failure, failure } from '../../../platform/http/failure.ts';
import { isDue } from './due-move.ts';
import { guards } from './guards.ts';
import type { Move, WholeOrder } from './move.ts';

/** 409 with the status as it is now. */
export const movedAway = (status: OrderStatus): Failure => failure.conflict('order.moved', { status });

/** Other people's orders do not exist, nor do unpaid ones for their seller (quality S22). */
const isTheirs = ({ mover }: Pick<Move, 'mover'>, order: WholeOrder): boolean => {
  if (mover.by === 'buyer') return mover.userId === order.user_id;
  if (mover.by !== 'seller') return true;
  return mover.merchantId === order.merchant_id && order.paid_at !== null;
};

/** Why one order may not make this move; null when it may. 404, 403, 409 or 422, in this order. */
export const refusalOf = (move: Move, order: WholeOrder): Failure | null => {
  const { rule, mover } = move;
  if (!isTheirs(move, order)) return failure.notFound('order.not-found');
  if (mover.by !== rule.by) return failure.forbidden();
  if (!rule.from.includes(order.status) || !isDue(move, order)) return movedAway(order.status);
  for (const guard of rule.guards ?? []) {
    const refusal = guards[guard](move, order);
    if (refusal) return refusal;
  }
  return null;
};
