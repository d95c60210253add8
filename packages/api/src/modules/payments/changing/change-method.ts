import type { Payment } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { createMessage } from '../../../platform/message.ts';
import { setGroupMethod } from '../../orders/index.ts';
import { closeCharges, newestCharge, nextAttempt, openCharge } from '../charges/open-charge.ts';
import { pollCharges } from '../charges/poll-charges.ts';
import type { PaymentRow } from '../payments.tables.ts';
import { usableMethods } from '../provider/providers.ts';
import { findOwnGroup } from '../show/find-own-group.ts';
import { readPayment } from '../show/read-payment.ts';
import { maxMethodChanges } from './max-method-changes.ts';

/** A payment of the current user that waits; its status tells why not. Throws 409. */
const lockWaiting = async (ctxInTx: Context, groupId: number): Promise<PaymentRow> => {
  const payment = await ctxInTx.db
    .selectFrom('payments')
    .selectAll()
    .where('order_group_id', '=', groupId)
    .forUpdate()
    .executeTakeFirst();
  if (payment?.status !== 'waiting' || payment.expires_at <= ctxInTx.clock.now()) {
    throw apiError.conflict('payment.closed', { status: payment?.status ?? 'paid' });
  }
  return payment;
};

const demandMethod = (ctx: Context, { amount, method, method_changes }: PaymentRow, code: string) => {
  const wanted = usableMethods(ctx, amount).find((one) => one.code === code);
  if (!wanted) throw apiError.invalid({ payment_method: ['payment.method-required'] });
  if (code !== method && method_changes >= maxMethodChanges) {
    throw apiError.conflict(createMessage('payment.changes', { max: maxMethodChanges }), {
      reason: 'changed_too_often',
    });
  }
  return wanted;
};

/** Asks the provider about the current number before it is given up: money that has come pays. Throws 401 and 404. */
export const pollCurrentCharge = async (ctx: Context, code: string): Promise<void> => {
  const group = await findOwnGroup(ctx, code);
  const payment = await ctx.db
    .selectFrom('payments')
    .select('id')
    .where('order_group_id', '=', group.id)
    .executeTakeFirst();
  const current = payment && (await newestCharge(ctx, payment.id));
  if (current?.status === 'waiting') await pollCharges(ctx, [current.id]);
};

/**
 * Ends the current number or code of a payment and opens the next one, by another method or the same. Call
 * `pollCurrentCharge` before. Throws 401, 404, 409 when it does not wait any more or was changed too often, 422 for a
 * method that does not take the amount.
 */
export const changeMethod = async ({
  ctx,
  input: { code, payment_method },
}: HandlerArgs<{ code: string; payment_method: string }>): Promise<Payment> => {
  const group = await findOwnGroup(ctx, code);
  await inTransaction(ctx, async (ctxInTx) => {
    const payment = await lockWaiting(ctxInTx, group.id);
    const wanted = demandMethod(ctxInTx, payment, payment_method);
    await closeCharges(ctxInTx, payment.id, 'cancelled');
    const next = {
      method: wanted.code,
      method_changes: payment.method_changes + (wanted.code === payment.method ? 0 : 1),
    };
    await ctxInTx.db.updateTable('payments').set(next).where('id', '=', payment.id).execute();
    await setGroupMethod(ctxInTx, { groupId: group.id, method: wanted.code, methodName: wanted.name });
    const attempt = await nextAttempt(ctxInTx, payment);
    await openCharge(ctxInTx, { ...payment, ...next }, { attempt });
  });
  return readPayment({ ctx, input: { code } });
};
