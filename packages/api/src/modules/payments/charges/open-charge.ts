import { sql } from 'kysely';
import { earlier, later, minute, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { fixedQuery } from '../../../platform/database/fixed-query.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { ChargeRow, PaymentRow } from '../payments.tables.ts';
import { findProvider } from '../provider/providers.ts';

/** A QR code or an e-wallet's request lives so long; another one can be made until the group's deadline. */
const shortLife = 30 * minute;
/** The buyer's request calls the provider; a job does when it has not done so by then. */
const headStart = 10 * second;
/** The most rupiah by which a transfer is recognized. Their order is scattered by a prime number. */
const mostUnique = 499;
const stride = 211;

const expiryOf = ({ clock }: Context, { expires_at }: PaymentRow, kind: string | undefined): Date => {
  if (kind !== 'qris' && kind !== 'e_wallet') return expires_at;
  const end = later(clock, shortLife);
  return end < expires_at ? end : expires_at;
};

/** As the index has it: a parameter would not match. */
const isOpen = sql<boolean>`status = 'open'`;

/** Gives a transfer an amount that no other open one has. Throws 409 when all are taken. */
const openTransfer = async ({ db }: Context, payment: PaymentRow, charge: ChargeRow): Promise<ChargeRow> => {
  for (let round = 0; round < mostUnique; round++) {
    const unique_part = 1 + ((charge.id * stride + round) % mostUnique);
    const amount = payment.amount + unique_part;
    const opened = await db
      .insertInto('transfers')
      .values({ payment_id: payment.id, charge_id: charge.id, unique_part, amount })
      .onConflict((conflict) => conflict.column('amount').where(isOpen).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!opened) continue;
    await db.updateTable('payment_charges').set({ amount }).where('id', '=', charge.id).execute();
    return { ...charge, amount };
  }
  throw apiError.conflict('payment.amount');
};

/**
 * Writes down the next attempt to collect a payment, before its provider is called. Throws 422 `payment_method` for a
 * method that nobody offers. A job makes it at once when `isDue`. Call it under the payment's lock, without another open charge.
 */
export const openCharge = async (
  ctxInTx: Context,
  payment: PaymentRow,
  { attempt, isDue = false }: { attempt: number; isDue?: boolean },
): Promise<ChargeRow> => {
  const provider = findProvider(ctxInTx, payment.method);
  const method = provider?.methods.find(({ code }) => code === payment.method);
  if (!provider || !method) throw apiError.invalid({ payment_method: ['payment.method-required'] });
  const { db, clock } = ctxInTx;
  const charge = await db
    .insertInto('payment_charges')
    .values({
      payment_id: payment.id,
      attempt,
      provider: provider.name,
      method: payment.method,
      reference: `${payment.code}-${attempt}`,
      provider_ref: null,
      amount: payment.amount,
      pay_to: null,
      expires_at: expiryOf(ctxInTx, payment, method.kind),
      next_poll_at: isDue ? clock.now() : later(clock, headStart),
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return provider.isManual ? openTransfer(ctxInTx, payment, charge) : charge;
};

/** Under which number a further charge of a payment is opened. */
export const nextAttempt = async ({ db }: Context, { id }: PaymentRow): Promise<number> => {
  const { attempts } = await db
    .selectFrom('payment_charges')
    .select((e) => e.fn.countAll<number>().as('attempts'))
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(attempts) + 1;
};

const selectNewest = fixedQuery((db, { paymentId }: { paymentId: number }) =>
  db
    .selectFrom('payment_charges')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('attempt', 'desc')
    .limit(1),
);

/** The newest attempt of a payment; undefined before the first. */
export const newestCharge = async ({ db }: Context, paymentId: number): Promise<ChargeRow | undefined> =>
  (await selectNewest(db, { paymentId }))[0];

/** Takes no more money by the open charges of a payment; their providers end them soon. */
export const closeCharges = async (
  { db, clock }: Context,
  paymentId: number,
  status: 'cancelled' | 'expired',
): Promise<void> => {
  await db
    .updateTable('payment_charges')
    .set({ status, next_poll_at: clock.now() })
    .where('payment_id', '=', paymentId)
    .where('status', 'in', ['asked', 'waiting'])
    .execute();
  await db
    .updateTable('transfers')
    .set({ status: 'ended' })
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'open')
    .execute();
};

/** Whether a provider answered about a charge after its deadline, or will answer no more. */
export const isPolledAfterEnd = (
  { clock }: Context,
  { responded_at, expires_at }: ChargeRow,
  grace: number,
): boolean => (responded_at !== null && responded_at >= expires_at) || expires_at <= earlier(clock, grace);
