import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ChargeRow, PaymentRow } from '../payments.tables.ts';
import { makeCharge } from './make-charge.ts';
import { newestCharge, openCharge } from './open-charge.ts';

/** A payment without any attempt is older than attempts, or restored; nobody may offer its method any more. */
const first = async (ctx: Context, { id }: PaymentRow): Promise<ChargeRow | undefined> => {
  try {
    return await inTransaction(ctx, async (ctxInTx) => {
      const payment = await ctxInTx.db
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const newest = await newestCharge(ctxInTx, id);
      return (
        newest ?? (payment.status === 'waiting' ? openCharge(ctxInTx, payment, { attempt: 1 }) : undefined)
      );
    });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
};

/**
 * The newest charge of a payment. One that its provider has not been called for is requested first, by one caller; the
 * others get it as it is, and so do transactions, which call nobody.
 */
export const ensureCharge = async (ctx: Context, payment: PaymentRow): Promise<ChargeRow | undefined> => {
  const charge = (await newestCharge(ctx, payment.id)) ?? (await first(ctx, payment));
  if (charge?.status !== 'asked' || payment.status !== 'waiting' || ctx.db.isTransaction) return charge;
  const isDue = charge.next_poll_at !== null && charge.next_poll_at <= ctx.clock.now();
  if (charge.tries > 0 && !isDue) return charge;
  await makeCharge(ctx, charge);
  return newestCharge(ctx, payment.id);
};
