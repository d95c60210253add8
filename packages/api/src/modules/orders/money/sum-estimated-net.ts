import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { heldStatuses } from './is-held.ts';

/**
 * Rupiah that the running orders of a store will bring: what each of them is estimated at while its money waits in
 * escrow (domain 3.10, `seller_pending`), without commission and without shipping that the
 * marketplace pays, which are not the seller's.
 */
export const sumEstimatedNet = async ({ db }: Context, merchantId: number): Promise<number> => {
  const { sum } = await db
    .selectFrom('orders')
    .select(
      sql<
        number | null
      >`sum(quoted_net + case when shipping_paid_by = 'seller' then shipping_price + insurance else 0 end)::bigint`.as(
        'sum',
      ),
    )
    .where('merchant_id', '=', merchantId)
    .where('status', 'in', heldStatuses)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
};
