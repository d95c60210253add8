import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { PaymentReport } from '../../../ports/payment-provider.ts';
import { groupPaid } from '../../orders/index.ts';
import type { PaymentRow, ReportResult } from '../payments.tables.ts';
import { notifyLatePayment } from './notify-late-payment.ts';

const lockPayment = ({ db }: Context, provider: string, externalRef: string) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('external_ref', '=', externalRef)
    .forUpdate()
    .executeTakeFirst();

const findResultBefore = ({ db }: Context, provider: string, eventId: string) =>
  db
    .selectFrom('payment_reports')
    .select('result')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();

const act = async (ctx: Context, payment: PaymentRow, { amount }: PaymentReport): Promise<ReportResult> => {
  if (payment.paid_at !== null) return 'already';
  if (amount !== payment.amount) return 'wrong-amount';
  const paid = { groupId: payment.order_group_id, amount, paymentId: payment.id };
  const result = await groupPaid(ctx, paid);
  await ctx.db
    .updateTable('payments')
    .set({ status: result === 'refunded-late' ? 'refunded' : 'paid', paid_at: ctx.clock.now() })
    .where('id', '=', payment.id)
    .execute();
  if (result === 'refunded-late') await notifyLatePayment(ctx, payment);
  return result;
};

/**
 * Applies a genuine report, once per event: the payment's lock serializes its reports and the expiry. Late money goes
 * to the buyer's wallet. Throws 404 for an unknown reference (the provider tries again) and 409, with the report
 * stored, for another amount than the requested one.
 */
export const takeReport = async (
  ctx: Context,
  { provider, report }: { provider: string; report: PaymentReport },
): Promise<ReportResult> => {
  const result = await inTransaction(ctx, async (ctxInTx) => {
    const payment = await lockPayment(ctxInTx, provider, report.externalRef);
    if (!payment) throw apiError.notFound();
    const before = await findResultBefore(ctxInTx, provider, report.eventId);
    if (before) return before.result === 'paid' ? 'already' : before.result;
    const result = await act(ctxInTx, payment, report);
    await ctxInTx.db
      .insertInto('payment_reports')
      .values({
        provider,
        event_id: report.eventId,
        payment_id: payment.id,
        amount: report.amount,
        result,
        received_at: ctxInTx.clock.now(),
      })
      .execute();
    return result;
  });
  if (result === 'wrong-amount') {
    ctx.log.error({ provider, event: report.eventId, amount: report.amount }, 'a payment of another amount');
    throw apiError.conflict('request.conflict', { reason: 'wrong_amount' });
  }
  return result;
};
