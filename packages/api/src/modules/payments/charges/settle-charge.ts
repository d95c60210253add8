import type { Context } from '../../../platform/context.ts';
import { openMismatch } from '../../ledger/index.ts';
import { creditPayment, groupPaid } from '../../orders/index.ts';
import type { ChargeRow, PaymentRow } from '../payments.tables.ts';
import { providerNamed } from '../provider/providers.ts';
import { type CreditReason, notifyCredited } from './notify-credited.ts';
import { closeCharges } from './open-charge.ts';

interface Settled {
  payment: PaymentRow;
  charge: ChargeRow;
  /** Rupiah that came. */
  amount: number;
}

const isManual = (ctx: Context, { provider, method }: ChargeRow) =>
  providerNamed(ctx, provider)?.isManual ?? method === 'transfer';

/** Money that does not pay the orders is the buyer's all the same. */
const credit = async (ctxInTx: Context, { payment, charge, amount }: Settled, reason: CreditReason) => {
  await creditPayment(ctxInTx, {
    groupId: payment.order_group_id,
    amount,
    source: isManual(ctxInTx, charge) ? 'bank' : 'gateway_clearing',
    key: charge.reference,
  });
  if (reason !== 'amount') return;
  await openMismatch(ctxInTx, {
    kind: 'payment_amount',
    ref: charge.reference,
    amount: amount - charge.amount,
    detail: `${amount} came instead of ${charge.amount}; the wallet has it`,
  });
};

/** Pays the group, unless somebody closed it at the same time: then the wallet has the money. */
const payGroup = async (ctxInTx: Context, { payment, charge }: Settled): Promise<CreditReason | null> => {
  const result = await groupPaid(ctxInTx, {
    groupId: payment.order_group_id,
    amount: payment.amount,
    paymentId: payment.id,
    isInTime: true,
    ...(isManual(ctxInTx, charge) ? { transfer: { extra: charge.amount - payment.amount } } : {}),
  });
  return result === 'refunded-late' ? 'late' : null;
};

const settle = async (ctxInTx: Context, settled: Settled): Promise<CreditReason | null> => {
  const { payment, charge, amount } = settled;
  if (payment.status === 'waiting' && amount === charge.amount) return payGroup(ctxInTx, settled);
  const reason = amount !== charge.amount ? 'amount' : payment.status === 'paid' ? 'second' : 'late';
  await credit(ctxInTx, settled, reason);
  return reason;
};

/** A paid payment, one whose money came late, or one that still waits because another amount came. */
const statusAfter = ({ status }: PaymentRow, reason: CreditReason | null): PaymentRow['status'] => {
  if (reason === null) return 'paid';
  return status === 'paid' || (status === 'waiting' && reason === 'amount') ? status : 'refunded';
};

/**
 * Books the money of a charge that has none yet: into escrow when the amount is equal and the group waits, else into
 * the buyer's wallet, and says so. Call it under the payment's lock.
 */
export const settleCharge = async (ctxInTx: Context, settled: Settled): Promise<void> => {
  const { payment, charge, amount } = settled;
  const { db, clock } = ctxInTx;
  const reason = await settle(ctxInTx, settled);
  await db
    .updateTable('payment_charges')
    .set({ status: 'paid', paid_amount: amount, next_poll_at: null })
    .where('id', '=', charge.id)
    .execute();
  const status = statusAfter(payment, reason);
  if (status !== payment.status) {
    await db
      .updateTable('payments')
      .set({ status, paid_at: clock.now() })
      .where('id', '=', payment.id)
      .execute();
  }
  if (status !== 'waiting') await closeCharges(ctxInTx, payment.id, 'cancelled');
  if (reason) await notifyCredited(ctxInTx, payment, { amount, reason });
};
