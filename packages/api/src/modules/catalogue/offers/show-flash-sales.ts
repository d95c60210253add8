import { type FlashSale, type ProductCard, rupiah } from '@pasar/contract';
import type { Context, Verb } from '../../../platform/context.ts';
import { productCards } from '../listing/product-cards.ts';
import { type Session, sessionAt } from './session-at.ts';

const shownSessions = 2;
const shownProducts = 24;

interface OpenSession extends Session {
  id: number;
  name: string;
}

/** The sessions that are not over, in the order of their beginnings: what runs comes first. */
const openSessions = async (ctx: Context): Promise<OpenSession[]> => {
  const sales = await ctx.db
    .selectFrom('flash_sales')
    .select([
      'id',
      'starts_at',
      'ends_at',
      'repeat_minutes',
      ctx.locale === 'en' ? 'name_en as name' : 'name_id as name',
    ])
    .where('is_cancelled', '=', false)
    .where((e) => e.or([e('ends_at', '>', ctx.clock.now()), e('repeat_minutes', 'is not', null)]))
    .execute();
  return sales
    .map((sale) => ({ id: sale.id, name: sale.name, ...sessionAt(sale, ctx.clock.now()) }))
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime() || a.id - b.id);
};

const readItems = (ctx: Context, saleIds: number[]) =>
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
    ])
    .where('flash_sale_id', 'in', saleIds)
    .where('status', '=', 'approved')
    .orderBy('position')
    .orderBy('flash_price')
    .orderBy('id')
    .execute();

type Item = Awaited<ReturnType<typeof readItems>>[number];

/** A card in a session says what the product costs in it; its `price` stays what a buyer pays now. */
const inSession = (card: ProductCard, item: Item, { ends_at }: Session): ProductCard => ({
  ...card,
  flash_sale: {
    id: item.id,
    flash_price: rupiah(item.flash_price),
    flash_stock: item.flash_stock,
    flash_sold: item.flash_sold,
    ends_at: ends_at.toISOString(),
  },
});

/** The running flash-sale session first, then the next (SPEC 2 "Home"); sessions without products are left out. */
export const showFlashSales = async ({ ctx }: Verb<void>): Promise<FlashSale[]> => {
  const sessions = await openSessions(ctx);
  if (sessions.length === 0) return [];
  const items = await readItems(
    ctx,
    sessions.map(({ id }) => id),
  );
  const firstOfProduct = (id: number) => {
    const own = items.filter(({ flash_sale_id }) => flash_sale_id === id);
    return [...new Map(own.toReversed().map((item) => [item.product_id, item])).values()].toReversed();
  };
  const shown = sessions
    .map((session) => ({ session, items: firstOfProduct(session.id).slice(0, shownProducts) }))
    .filter(({ items }) => items.length > 0)
    .slice(0, shownSessions);
  const cards = new Map(
    (
      await productCards(
        ctx,
        shown.flatMap(({ items }) => items.map(({ product_id }) => product_id)),
      )
    ).map((card) => [card.id as number, card]),
  );
  return shown.map(({ session, items }) => ({
    id: session.id,
    name: session.name,
    starts_at: session.starts_at.toISOString(),
    ends_at: session.ends_at.toISOString(),
    server_time: ctx.clock.now().toISOString(),
    status: session.status,
    products: items.flatMap((item) => {
      const card = cards.get(item.product_id);
      return card ? [inSession(card, item, session)] : [];
    }),
  }));
};
