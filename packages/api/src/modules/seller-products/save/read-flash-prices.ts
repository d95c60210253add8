import type { Context } from '../../../platform/context.ts';

/** By variant of these products: the highest price of an approved flash sale that runs or will, in rupiah. */
export const readFlashPrices = async (
  { db, clock }: Context,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('flash_sale_items as i')
    .innerJoin('flash_sales as s', 's.id', 'i.flash_sale_id')
    .select(['i.variant_id', (e) => e.fn.max<number>('i.flash_price').as('price')])
    .where('i.product_id', 'in', productIds)
    .where('i.status', '=', 'approved')
    .where('s.is_canceled', '=', false)
    .where((e) => e.or([e('s.repeat_minutes', 'is not', null), e('s.ends_at', '>', clock.now())]))
    .groupBy('i.variant_id')
    .execute();
  return new Map(rows.map(({ variant_id, price }) => [variant_id, price]));
};
