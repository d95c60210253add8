import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { fixedQuery } from '../../../platform/database/fixed-query.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { CheckoutOrders } from '../checkout.tables.ts';
import { checkoutErrors } from '../checkout-errors.ts';
import type { Session, SessionLine, SessionOrder } from './session.ts';
import { toOrderSelection } from './to-order-selection.ts';

interface OrderRow extends Selectable<CheckoutOrders> {
  lines: Omit<SessionLine, 'isChecked'>[];
}
type Row = Omit<Session, 'orders'> & { orders: OrderRow[] };

const lines = sql`
  select coalesce(json_agg(json_build_object(
    'id', i.id, 'variantId', i.variant_id, 'cartItemId', i.cart_item_id, 'qty', i.qty, 'note', i.note,
    'seenPrice', i.seen_price) order by i.id), '[]')
  from checkout_items i where i.checkout_order_id = o.id`;

const orders = sql`
  select coalesce(json_agg(w order by w.id), '[]')
  from (select o.*, (${lines}) as lines from checkout_orders o where o.session_id = s.id) w`;

const orderOf = ({ lines, ...order }: OrderRow): SessionOrder => ({
  ...toOrderSelection(order),
  lines: lines.map((line) => ({ ...line, isChecked: true })),
});

const selectSession = (userId: number, which: RawBuilder<boolean>) => sql<Row>`
    select s.id, s.user_id as "userId", s.source, s.status, s.use_wallet as "useWallet", s.invoice_to as "invoiceTo",
      s.promo_ids as "promoIds",
      s.seen_wallet as "walletShown", s.expires_at as "expiresAt", (${orders}) as orders
    from checkout_sessions s where s.user_id = ${userId} and ${which}
    order by s.opened_at desc, s.id desc limit 1`;

const selectById = fixedQuery((_, { userId, id }: { userId: number; id: number }) =>
  selectSession(userId, sql`s.id = ${id}`),
);
const selectNewest = fixedQuery((_, { userId, now }: { userId: number; now: Date }) =>
  selectSession(userId, sql`s.status = 'open' and s.expires_at > ${now}`),
);
const selectOfOrder = fixedQuery((_, { userId, orderId }: { userId: number; orderId: number }) =>
  selectSession(userId, sql`s.id = (select session_id from checkout_orders where id = ${orderId})`),
);

const sessionIn = ([row]: readonly Row[]): Session | undefined =>
  row && { ...row, orders: row.orders.map(orderOf) };

/** A user's checkout in any state. Throws 404 for another user's. */
export const readSession = async (ctx: Context, userId: number, id: number): Promise<Session> => {
  const session = sessionIn(await selectById(ctx.db, { userId, id }));
  if (!session) throw apiError.notFound();
  return session;
};

/** The checkout that a user opened last and can still pay; undefined when there is none. */
export const newestSession = async (ctx: Context, userId: number): Promise<Session | undefined> =>
  sessionIn(await selectNewest(ctx.db, { userId, now: ctx.clock.now() }));

/** The checkout that an order belongs to. Throws 404 for another user's order. */
export const sessionOfOrder = async (ctx: Context, userId: number, orderId: number): Promise<Session> => {
  const session = sessionIn(await selectOfOrder(ctx.db, { userId, orderId }));
  if (!session) throw apiError.notFound();
  return session;
};

/** Throws 409 `session_closed` unless the checkout can still be changed and paid. */
export const assertOpen = (ctx: Context, { status, expiresAt }: Session): void => {
  if (status !== 'open' || expiresAt <= ctx.clock.now()) throw checkoutErrors.closed();
};
