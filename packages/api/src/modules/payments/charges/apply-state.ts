import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import type { ChargeState } from '../../../ports/payment-provider.ts';
import { openMismatch } from '../../ledger/index.ts';
import { reversePayment } from '../../orders/index.ts';
import type { ChargeRow, PaymentRow } from '../payments.tables.ts';
import { computeNextPoll } from './compute-next-poll.ts';
import { settleCharge } from './settle-charge.ts';

const isOpen = ({ status }: ChargeRow) => status === 'asked' || status === 'waiting';

/** Locks a payment, which serializes everything about it, and reads one of its charges. */
export const lockCharge = async (
  { db }: Context,
  chargeId: number,
): Promise<{ payment: PaymentRow; charge: ChargeRow } | null> => {
  const found = db.selectFrom('payment_charges').where('id', '=', chargeId);
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', found.select('payment_id'))
    .forUpdate()
    .executeTakeFirst();
  const charge = await found.selectAll().executeTakeFirst();
  return payment && charge ? { payment, charge } : null;
};

/** Nothing more is expected of it; the nightly comparison asks once more. */
const isSettled = (charge: ChargeRow, { status }: ChargeState) =>
  charge.paid_amount !== null || (!isOpen(charge) && (status === 'ended' || status === 'missing'));

const update = async ({ db }: Context, { id }: ChargeRow, change: Record<string, unknown>) => {
  await db.updateTable('payment_charges').set(change).where('id', '=', id).execute();
};

/** The provider took a payment back (M7): unsent orders end; what is lost, because a parcel has left, is for staff. */
const reverse = async (ctxInTx: Context, payment: PaymentRow, charge: ChargeRow) => {
  await update(ctxInTx, charge, { status: 'reversed', next_poll_at: null });
  const lost = await reversePayment(ctxInTx, {
    groupId: payment.order_group_id,
    key: charge.reference,
    amount: charge.paid_amount ?? 0,
  });
  if (lost === 0) return;
  await openMismatch(ctxInTx, {
    kind: 'payment_reversed',
    ref: charge.reference,
    amount: -lost,
    detail: `${charge.provider} took this payment back; ${lost} are booked as a loss`,
  });
};

/** How much is missing is in the provider's dashboard alone: no order ends by itself. */
const reportPartial = (ctxInTx: Context, { provider, reference }: ChargeRow) =>
  openMismatch(ctxInTx, {
    kind: 'payment_reversed',
    ref: reference,
    amount: 0,
    detail: `${provider} took a part of this payment back; nothing is booked`,
  });

const applyPaid = async (ctxInTx: Context, payment: PaymentRow, charge: ChargeRow, amount: number) => {
  if (charge.paid_amount === null) return settleCharge(ctxInTx, { payment, charge, amount });
  if (charge.paid_amount === amount) return;
  await openMismatch(ctxInTx, {
    kind: 'payment_amount',
    ref: charge.reference,
    amount: amount - charge.paid_amount,
    detail: `${charge.provider} says ${amount}, booked are ${charge.paid_amount}`,
  });
};

/**
 * Acts on what a provider says about a charge, once, under its payment's lock. Money comes in here and nowhere else. A
 * repeated state changes nothing. `statusBefore` is the charge's when the provider was called: a response that is older
 * than the payment takes nothing back, and the provider is called again.
 */
export const applyState = (
  ctx: Context,
  chargeId: number,
  state: ChargeState,
  statusBefore: ChargeRow['status'] = 'paid',
): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const found = await lockCharge(ctxInTx, chargeId);
    if (!found) return;
    const { payment, charge } = found;
    const now = ctxInTx.clock.now();
    await update(ctxInTx, charge, {
      responded_at: now,
      tries: 0,
      next_poll_at: isSettled(charge, state) ? null : computeNextPoll(charge, now),
      ...(state.providerRef ? { provider_ref: state.providerRef } : {}),
      ...(state.payTo && isOpen(charge) ? { pay_to: json(state.payTo) } : {}),
    });
    if (state.status === 'paid') {
      return applyPaid(ctxInTx, payment, charge, state.amount ?? charge.amount);
    }
    if (charge.status === 'paid' && state.isPartial) return void (await reportPartial(ctxInTx, charge));
    if (charge.status === 'paid' && (state.status === 'ended' || state.status === 'reversed')) {
      if (statusBefore !== 'paid') return update(ctxInTx, charge, { next_poll_at: now });
      return reverse(ctxInTx, payment, charge);
    }
    if (state.status === 'waiting' && charge.status === 'asked' && (state.payTo || charge.pay_to)) {
      await update(ctxInTx, charge, { status: 'waiting' });
    }
    if (state.status === 'ended' && isOpen(charge)) await update(ctxInTx, charge, { status: 'expired' });
  });
