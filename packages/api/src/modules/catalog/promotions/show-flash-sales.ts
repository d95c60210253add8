import type { FlashSale } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { productCards } from '../listing/product-cards.ts';
import { firstOfProducts, inSession, openSessions, readItems } from './flash-sessions.ts';

const shownSessions = 2;
const shownProducts = 24;

/** The running flash-sale session first, then the next (SPEC 2 "Home"); sessions without products are left out. */
export const showFlashSales = async ({ ctx }: HandlerArgs<void>): Promise<FlashSale[]> => {
  const sessions = await openSessions(ctx);
  if (sessions.length === 0) return [];
  const items = await readItems(
    ctx,
    sessions.map(({ id }) => id),
  );
  const shown = sessions
    .map((session) => ({ session, items: firstOfProducts(items, session.id).slice(0, shownProducts) }))
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
