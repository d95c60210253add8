import { orderDeadlines } from '@pasar/contract';
import { sql } from 'kysely';
import { hour, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { OrderGroupRow } from '../orders.tables.ts';
import { withFreeCode } from './generate-code.ts';
import type { PlaceOrders } from './placed-order.ts';

/** An id for a group that will be placed in this transaction: promos are consumed under it before. */
export const nextGroupId = async (ctx: Context): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('order_groups', 'id'))::bigint as id`.execute(ctx.db);
  return Number(rows[0]?.id);
};

const hoursToPay = ({ orders }: PlaceOrders) =>
  orders.some(({ items }) => items.some(({ flashItemId }) => flashItemId !== null))
    ? orderDeadlines.payWithFlashSale
    : orderDeadlines.pay;

/** Throws 401 for an account that was closed after its call began; it stays open until the transaction ends. */
const assertOpenAccount = async ({ db }: Context, userId: number): Promise<void> => {
  const open = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst();
  if (!open) throw apiError.unauthorized('session.ended');
};

/**
 * Stores a new group under a free code. Throws 401 for a closed account, and on a second group of one checkout session.
 */
export const insertGroup = async (ctx: Context, input: PlaceOrders): Promise<OrderGroupRow> => {
  await assertOpenAccount(ctx, input.userId);
  const moment = ctx.clock.now();
  const isPaid = input.payable === 0;
  return withFreeCode({ prefix: 'INV', moment }, (code) =>
    ctx.db
      .insertInto('order_groups')
      .values({
        ...(input.groupId === undefined ? {} : { id: input.groupId }),
        code,
        user_id: input.userId,
        checkout_id: input.checkoutId,
        wallet_used: input.walletUsed,
        payable: input.payable,
        method: isPaid ? null : input.method,
        method_name: isPaid ? null : input.methodName,
        buyer_tax: input.buyerTax ? json(input.buyerTax) : null,
        placed_at: moment,
        pay_due_at: later(ctx.clock, hoursToPay(input) * hour),
        paid_at: isPaid ? moment : null,
        payment_id: null,
        closed_at: null,
        closed_as: null,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
};
