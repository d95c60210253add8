import type { Context } from '../../../platform/context.ts';
import { heldStatuses } from './is-held.ts';

/**
 * Rupiah that the running orders of a store will bring: what each of them is estimated at while its money waits in
 * escrow (domain 3.10, `seller_pending`), without shipping and commission, which are not the seller's.
 */
export const sumEstimatedNet = async ({ db }: Context, merchantId: number): Promise<number> => {
  const { sum } = await db
    .selectFrom('orders')
    .select((e) => e.fn.sum<number | null>('quoted_net').as('sum'))
    .where('merchant_id', '=', merchantId)
    .where('status', 'in', heldStatuses)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
};
