import { type FlashCard, type ProductCard, rupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { type Session, sessionAt } from './session-at.ts';

export interface OpenSession extends Session {
  id: number;
  name: string;
}

/** The sessions that are not over, in the order of their beginnings: what runs comes first. */
export const openSessions = async (ctx: Context): Promise<OpenSession[]> => {
  const sales = await ctx.db
    .selectFrom('flash_sales')
    .select([
      'id',
      'starts_at',
      'ends_at',
      'repeat_minutes',
      ctx.locale === 'en' ? 'name_en as name' : 'name_id as name',
    ])
    .where('is_canceled', '=', false)
    .where((e) => e.or([e('ends_at', '>', ctx.clock.now()), e('repeat_minutes', 'is not', null)]))
    .execute();
  return sales
    .map((sale) => ({ id: sale.id, name: sale.name, ...sessionAt(sale, ctx.clock.now()) }))
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime() || a.id - b.id);
};

/** The approved items of sessions whose products buyers may see, in their order. */
export const readItems = (ctx: Context, saleIds: readonly number[]) =>
  ctx.db
    .selectFrom('flash_sale_items')
    .innerJoin('product_listings', 'product_listings.product_id', 'flash_sale_items.product_id')
    .select([
      'id',
      'flash_sale_id',
      'flash_sale_items.product_id',
      'flash_price',
      'flash_stock',
      'flash_sold',
      'per_user_limit',
    ])
    .where('flash_sale_id', 'in', saleIds)
    .where('status', '=', 'approved')
    .orderBy('position')
    .orderBy('flash_price')
    .orderBy('id')
    .execute();

export type SessionItem = Awaited<ReturnType<typeof readItems>>[number];

/** A product with several variants in a session is listed once, with the first of them. */
export const firstOfProducts = (items: readonly SessionItem[], saleId: number): SessionItem[] => {
  const own = items.filter(({ flash_sale_id }) => flash_sale_id === saleId);
  return [...new Map(own.toReversed().map((item) => [item.product_id, item])).values()].toReversed();
};

/** A card in a session shows the product's price in it; its `price` stays what a buyer pays now. */
export const inSession = (card: ProductCard, item: SessionItem, { ends_at }: Session): FlashCard => ({
  ...card,
  flash_sale: {
    id: item.id,
    flash_price: rupiah(item.flash_price),
    flash_stock: item.flash_stock,
    flash_sold: item.flash_sold,
    ends_at: ends_at.toISOString(),
  },
  per_user_limit: item.per_user_limit,
});
