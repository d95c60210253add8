import type { Context } from '../../platform/context.ts';

/** Rupiah that orders brought into a store's wallet from one time until before another. */
export const sumIncome = async (
  { db }: Context,
  merchantId: number,
  { start, end }: { start: Date; end: Date },
): Promise<number> => {
  const { income } = await db
    .selectFrom('wallet_entries')
    .select((e) => e.fn.sum<number | null>('amount').as('income'))
    .where('kind', '=', 'seller_wallet')
    .where('type', '=', 'sale')
    .where('owner', '=', merchantId)
    .where('at', '>=', start)
    .where('at', '<', end)
    .executeTakeFirstOrThrow();
  return income ?? 0;
};
