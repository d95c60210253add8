import type { Context } from '../../platform/context.ts';

/**
 * Rupiah that the running orders of a store will bring: its share of every order whose money still waits in escrow
 * (domain 3.10, `seller_pending`), without shipping and commission, which are not the seller's.
 */
export const pendingOf = async ({ db }: Context, merchantId: number): Promise<number> => {
  const { pending } = await db
    .selectFrom('orders')
    .innerJoin('ledger_accounts', (join) =>
      join.onRef('ledger_accounts.owner', '=', 'orders.id').on('ledger_accounts.kind', '=', 'escrow'),
    )
    .select((e) => e.fn.sum<number | null>('seller_net').as('pending'))
    .where('merchant_id', '=', merchantId)
    .where('balance', '>', 0)
    .executeTakeFirstOrThrow();
  return pending ?? 0;
};
