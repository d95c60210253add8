import type { Context } from '../../platform/context.ts';

interface ReleasePromos {
  groupId: number;
  /** Those of which all orders ended before shipment; every promo of the group without it. */
  promoIds?: readonly number[];
}

/**
 * Gives uses back, once: a second call finds nothing. Runs in the caller's transaction, vouchers in id order. Returns
 * the ids that were given back.
 */
export const releasePromos = async (
  { db, clock }: Context,
  { groupId, promoIds }: ReleasePromos,
): Promise<number[]> => {
  if (promoIds?.length === 0) return [];
  const live = await db
    .selectFrom('voucher_uses')
    .select('voucher_id')
    .where('order_group_id', '=', groupId)
    .where('released_at', 'is', null)
    .$if(promoIds !== undefined, (query) => query.where('voucher_id', 'in', promoIds ?? []))
    .orderBy('voucher_id')
    .execute();
  const released: number[] = [];
  for (const { voucher_id } of live) {
    // The voucher first: every use and every release waits here, in one common order.
    await db.selectFrom('vouchers').select('id').where('id', '=', voucher_id).forUpdate().execute();
    const { numUpdatedRows } = await db
      .updateTable('voucher_uses')
      .set({ released_at: clock.now() })
      .where('order_group_id', '=', groupId)
      .where('voucher_id', '=', voucher_id)
      .where('released_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) continue;
    await db
      .updateTable('vouchers')
      .set((e) => ({ used: e('used', '-', 1) }))
      .where('id', '=', voucher_id)
      .execute();
    released.push(voucher_id);
  }
  return released;
};
