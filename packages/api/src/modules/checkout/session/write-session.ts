import { sql } from 'kysely';
import { hour, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { PricedLine } from '../../cart/index.ts';

/** How long a checkout can be paid after it was opened. */
const lasts = 24 * hour;

export interface OpenedLine extends PricedLine {
  cartItemId: number | null;
}

/** The one open session of the cart, new or again, or another single purchase; its row stays locked until the commit. */
const openSession = async (ctxInTx: Context, userId: number, source: 'cart' | 'single'): Promise<number> => {
  const now = ctxInTx.clock.now();
  const { rows } = await sql<{ id: number }>`
    insert into checkout_sessions as s (user_id, source, opened_at, expires_at)
    values (${userId}, ${source}, ${now}, ${later(ctxInTx.clock, lasts)})
    on conflict (user_id) where status = 'open' and source = 'cart' do update set
      opened_at = excluded.opened_at, expires_at = excluded.expires_at,
      promo_ids = case when s.expires_at > ${now} then s.promo_ids end
    returning id`.execute(ctxInTx.db);
  const [session] = rows;
  if (!session) throw new Error('a checkout could not be opened');
  return session.id;
};

/** Sellers that stay keep address, courier, dropship and insurance; those that left lose them. */
const writeOrders = async (ctxInTx: Context, sessionId: number, merchantIds: readonly number[]) => {
  await ctxInTx.db
    .deleteFrom('checkout_orders')
    .where('session_id', '=', sessionId)
    .where('merchant_id', 'not in', merchantIds)
    .execute();
  const { rows } = await sql<{ id: number; merchant_id: number }>`
    insert into checkout_orders (session_id, merchant_id)
    select ${sessionId}::bigint, merchant_id from unnest(${merchantIds}::bigint[]) with ordinality as t (merchant_id, place)
    order by place
    on conflict (session_id, merchant_id) do update set merchant_id = excluded.merchant_id
    returning id, merchant_id`.execute(ctxInTx.db);
  return new Map(rows.map(({ id, merchant_id }) => [merchant_id, id]));
};

const writeLines = async (
  ctxInTx: Context,
  orders: ReadonlyMap<number, number>,
  lines: readonly OpenedLine[],
) => {
  await ctxInTx.db
    .deleteFrom('checkout_items')
    .where('checkout_order_id', 'in', [...orders.values()])
    .execute();
  await ctxInTx.db
    .insertInto('checkout_items')
    .values(
      lines.map(({ variant, cartItemId, qty, note, unitPrice }) => ({
        checkout_order_id: orders.get(variant.merchantId) ?? 0,
        variant_id: variant.id,
        cart_item_id: cartItemId,
        qty,
        note,
        seen_price: unitPrice,
      })),
    )
    .execute();
};

/** Stores what is to be bought, grouped by seller, in the caller's transaction. Returns the checkout's id. */
export const writeSession = async (
  ctxInTx: Context,
  { userId, source, lines }: { userId: number; source: 'cart' | 'single'; lines: readonly OpenedLine[] },
): Promise<number> => {
  const sessionId = await openSession(ctxInTx, userId, source);
  const merchantIds = [...new Set(lines.map(({ variant }) => variant.merchantId))];
  await writeLines(ctxInTx, await writeOrders(ctxInTx, sessionId, merchantIds), lines);
  return sessionId;
};
