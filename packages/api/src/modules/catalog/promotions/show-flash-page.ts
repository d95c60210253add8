import type { FlashCard, FlashSlot } from '@pasar/contract';
import { day } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { productCards } from '../listing/product-cards.ts';
import { firstOfProducts, inSession, type OpenSession, openSessions, readItems } from './flash-sessions.ts';

interface FlashPageQuery {
  /** A slot's id; nothing means the one that runs, else the next. */
  selected?: number | '' | undefined;
  page: number;
  per_page: number;
}

interface FlashPage {
  server_time: string;
  selected: number | null;
  slots: FlashSlot[];
  products: FlashCard[];
}

/** What runs or begins within a day from now: each slot of the day once. */
const slotsOfDay = async (ctx: Context) => {
  const until = ctx.clock.now().getTime() + day;
  const sessions = (await openSessions(ctx)).filter(({ starts_at }) => starts_at.getTime() < until);
  if (sessions.length === 0) return [];
  const items = await readItems(
    ctx,
    sessions.map(({ id }) => id),
  );
  return sessions
    .map((session) => ({ session, items: firstOfProducts(items, session.id) }))
    .filter(({ items }) => items.length > 0);
};

const slotOf = ({ id, name, starts_at, ends_at, status }: OpenSession, total: number): FlashSlot => ({
  id,
  name,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  status,
  total,
});

/** The flash-sale page: the slots of the next 24 hours, and a page of the products of one. Throws 404 for a slot that is not among them. */
export const showFlashPage = async ({
  ctx,
  input: { selected, page, per_page },
}: HandlerArgs<FlashPageQuery>): Promise<{ shown: FlashPage; total: number }> => {
  const slots = await slotsOfDay(ctx);
  const slot = selected ? slots.find(({ session }) => session.id === selected) : slots[0];
  if (selected && !slot) throw apiError.notFound();
  const items = slot?.items.slice((page - 1) * per_page, page * per_page) ?? [];
  const cards = await productCards(
    ctx,
    items.map(({ product_id }) => product_id),
  );
  const itemOf = new Map(items.map((item) => [item.product_id, item]));
  const products = cards.flatMap((card) => {
    const item = itemOf.get(card.id);
    return slot && item ? inSession(card, item, slot.session) : [];
  });
  return {
    total: slot?.items.length ?? 0,
    shown: {
      server_time: ctx.clock.now().toISOString(),
      selected: slot?.session.id ?? null,
      slots: slots.map(({ session, items }) => slotOf(session, items.length)),
      products,
    },
  };
};
