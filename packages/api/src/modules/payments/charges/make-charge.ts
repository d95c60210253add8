import { later, minute, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import type { Charge, PaymentProvider } from '../../../ports/payment-provider.ts';
import { ProviderRejection } from '../../../ports/provider-error.ts';
import type { ChargeRow, ChargeStatus } from '../payments.tables.ts';
import { findProvider, noteResponse, noteSilence, providerNamed } from '../provider/providers.ts';
import { applyState, lockCharge } from './apply-state.ts';
import { computeNextPoll } from './compute-next-poll.ts';
import { nextAttempt, openCharge } from './open-charge.ts';

/** Attempts beyond are the buyer's decision: no provider makes a number. */
const mostAttempts = 60;
/** Longer than any call takes. */
export const longestCall = minute;
const waitAfter = (tries: number) => Math.min(5 * 3 ** tries, 300) * second;

const keyOf = ({ reference, provider_ref, method }: ChargeRow) => ({
  reference,
  providerRef: provider_ref,
  method,
});

const save = async ({ db, clock }: Context, charge: ChargeRow, { providerRef, payTo }: Charge) => {
  const now = clock.now();
  const made = { provider_ref: providerRef, pay_to: json(payTo), responded_at: now, tries: 0 };
  const { numUpdatedRows } = await db
    .updateTable('payment_charges')
    .set({ ...made, status: 'waiting', next_poll_at: computeNextPoll(charge, now) })
    .where('id', '=', charge.id)
    .where('status', '=', 'asked')
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  // Somebody closed it meanwhile: the provider has to end what it has just made.
  await db
    .updateTable('payment_charges')
    .set({ ...made, next_poll_at: now })
    .where('id', '=', charge.id)
    .execute();
};

/** Gives an attempt up and makes the next one, by another provider while this one does not answer. */
const replace = (ctx: Context, { id }: ChargeRow, status: ChargeStatus) =>
  inTransaction(ctx, async (ctxInTx) => {
    const found = await lockCharge(ctxInTx, id);
    if (!found || (found.charge.status !== 'asked' && found.charge.status !== 'waiting')) return;
    const { payment, charge } = found;
    const isLast = charge.attempt >= mostAttempts;
    await ctxInTx.db
      .updateTable('payment_charges')
      .set({ status: isLast ? 'failed' : status, next_poll_at: ctxInTx.clock.now() })
      .where('id', '=', id)
      .execute();
    if (!isLast && payment.status === 'waiting') {
      await openCharge(ctxInTx, payment, { attempt: await nextAttempt(ctxInTx, payment), isDue: true });
    }
  });

/**
 * Counted before the call: a process that ends during it leaves an answer that was lost. False when somebody else calls
 * at the same time; no job asks meanwhile.
 */
const countCall = async ({ db, clock }: Context, { id, tries }: ChargeRow): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payment_charges')
    .set({ tries: tries + 1, next_poll_at: later(clock, longestCall) })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('status', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

const postpone = async (ctx: Context, { id, tries }: ChargeRow) => {
  await ctx.db
    .updateTable('payment_charges')
    .set({ next_poll_at: later(ctx.clock, waitAfter(tries)) })
    .where('id', '=', id)
    .execute();
};

const request = async (ctx: Context, provider: PaymentProvider, charge: ChargeRow) => {
  const { reference, amount, method, expires_at } = charge;
  const made = await provider.charge({
    reference,
    amount,
    method,
    expiresAt: expires_at,
    notifyUrl: `${ctx.publicUrl}/api/payment/webhook/${provider.name}`,
    returnUrl: ctx.publicUrl,
  });
  await save(ctx, charge, made);
};

/** The answer to an earlier call was lost: the provider may have a charge that nobody can pay to. */
const retry = async (ctx: Context, provider: PaymentProvider, charge: ChargeRow) => {
  if (!provider.findsByReference) return replace(ctx, charge, 'unknown');
  const state = await provider.status(keyOf(charge));
  if (state.status === 'missing') return request(ctx, provider, charge);
  if (state.status === 'waiting' && !state.payTo) {
    await provider.end(keyOf(charge));
    return replace(ctx, charge, 'cancelled');
  }
  await applyState(ctx, charge.id, state, charge.status);
};

/**
 * Calls the provider for a charge that it has not answered yet; a repeated call first asks whether it knows the charge.
 * Without an answer it is tried again later, or by the next provider. Never throws. Call it outside transactions.
 */
export const makeCharge = async (ctx: Context, charge: ChargeRow): Promise<void> => {
  const provider = providerNamed(ctx, charge.provider);
  if (!provider) return replace(ctx, charge, 'failed');
  if (!(await countCall(ctx, charge))) return;
  try {
    await (charge.tries === 0 ? request : retry)(ctx, provider, charge);
    noteResponse(provider);
  } catch (error) {
    ctx.log.error({ err: error, charge: charge.reference }, 'a payment provider made no charge');
    if (error instanceof ProviderRejection) {
      await ctx.db
        .updateTable('payment_charges')
        .set({ status: 'failed', next_poll_at: null, responded_at: ctx.clock.now() })
        .where('id', '=', charge.id)
        .where('status', '=', 'asked')
        .execute();
      return;
    }
    noteSilence(ctx, provider);
    await postpone(ctx, charge);
    if (findProvider(ctx, charge.method) !== provider) await replace(ctx, charge, 'unknown');
  }
};
