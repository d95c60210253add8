import type { Context } from '../../../platform/context.ts';
import { hint, type NewHint } from '../../../platform/live/hint.ts';
import type { OrderRow } from '../orders.tables.ts';

/** Tells the pages of buyers and stores that orders of theirs changed. */
export const hintOrders = (
  ctx: Context,
  orders: readonly Pick<OrderRow, 'code' | 'user_id' | 'merchant_id'>[],
): Promise<void> =>
  hint(
    ctx,
    ...orders.flatMap(({ code, user_id, merchant_id }): NewHint[] => [
      { audience: 'user', ownerId: user_id, kind: 'order', ref: code },
      { audience: 'store', ownerId: merchant_id, kind: 'order', ref: code },
    ]),
  );
