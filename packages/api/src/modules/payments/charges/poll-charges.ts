import { later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { PaymentProvider } from '../../../ports/payment-provider.ts';
import { ProviderRejection } from '../../../ports/provider-error.ts';
import type { ChargeRow } from '../payments.tables.ts';
import { noteResponse, noteSilence, providerNamed } from '../provider/providers.ts';
import { applyState } from './apply-state.ts';
import { longestCall, makeCharge } from './make-charge.ts';

/** So many providers' answers are awaited at once; one that hangs delays few others. */
const atOnce = 8;

type Asked = ChargeRow & { payment_status: string };

/** The provider may still take money that nobody waits for. */
const isToEnd = ({ status, payment_status }: Asked) =>
  ['cancelled', 'failed', 'unknown'].includes(status) ||
  (payment_status !== 'waiting' && ['asked', 'waiting'].includes(status));

/** One that is paid meanwhile cannot be ended; its status tells. */
const end = async (provider: PaymentProvider, charge: Asked) => {
  const { reference, provider_ref: providerRef, method } = charge;
  try {
    await provider.end({ reference, providerRef, method });
  } catch (error) {
    if (!(error instanceof ProviderRejection)) throw error;
  }
};

const rest = (ctx: Context, { id }: ChargeRow) =>
  ctx.db.updateTable('payment_charges').set({ next_poll_at: null }).where('id', '=', id).execute();

const ask = async (ctx: Context, charge: Asked): Promise<void> => {
  const provider = providerNamed(ctx, charge.provider);
  const { reference, provider_ref: providerRef, method } = charge;
  const cannotBeAsked = providerRef === null && provider?.findsByReference !== true;
  if (!provider || provider.isManual || cannotBeAsked) return void (await rest(ctx, charge));
  if (isToEnd(charge)) await end(provider, charge);
  const state = await provider.status({ reference, providerRef, method });
  noteResponse(provider);
  await applyState(ctx, charge.id, state, charge.status);
};

/** Another request calls the provider for it, or its next try is not due. */
const isBeingMade = ({ clock }: Context, { tries, next_poll_at }: Asked) =>
  tries > 0 && next_poll_at !== null && next_poll_at > clock.now();

/**
 * Asks the provider of a claimed charge and acts on its answer, or makes the charge first. False when no answer came;
 * it is asked again in a minute.
 */
const askCharge = async (ctx: Context, charge: Asked): Promise<boolean> => {
  if (charge.status === 'asked' && charge.payment_status === 'waiting') {
    if (!isBeingMade(ctx, charge)) await makeCharge(ctx, charge);
    return true;
  }
  try {
    await ask(ctx, charge);
    return true;
  } catch (error) {
    ctx.log.error({ err: error, charge: charge.reference }, 'a payment provider did not answer');
    const provider = providerNamed(ctx, charge.provider);
    if (provider) noteSilence(ctx, provider);
    return false;
  }
};

/** Claims charges for this process: those given, or those that are due. */
const take = (ctx: Context, ids?: readonly number[]): Promise<Asked[]> =>
  inTransaction(ctx, async ({ db, clock }) => {
    const due = db
      .selectFrom('payment_charges')
      .innerJoin('payments', 'payments.id', 'payment_charges.payment_id')
      .selectAll('payment_charges')
      .select('payments.status as payment_status')
      .orderBy('next_poll_at')
      .limit(atOnce)
      .forUpdate('payment_charges');
    // A buyer who waits is answered by this process, even while a job asks the same.
    const charges = await (ids
      ? due.where('payment_charges.id', 'in', [...ids])
      : due.where('next_poll_at', '<=', clock.now()).skipLocked()
    ).execute();
    if (charges.length > 0) {
      await db
        .updateTable('payment_charges')
        .set({ next_poll_at: later(clock, longestCall) })
        .where(
          'id',
          'in',
          charges.map(({ id }) => id),
        )
        .execute();
    }
    return charges;
  });

/** Asks about the given charges now. False when one had no answer. */
export const pollCharges = async (ctx: Context, ids: readonly number[]): Promise<boolean> => {
  if (ids.length === 0) return true;
  const charges = await take(ctx, ids);
  return (await Promise.all(charges.map((charge) => askCharge(ctx, charge)))).every(Boolean);
};

/** Asks about the charges that are due, outside any transaction. False when none was due. */
export const pollDueCharges = async (ctx: Context): Promise<boolean> => {
  const charges = await take(ctx);
  await Promise.all(charges.map((charge) => askCharge(ctx, charge)));
  return charges.length > 0;
};
