import type { Context } from '../../../platform/context.ts';
import type { NotifiedCharge, PaymentProvider } from '../../../ports/payment-provider.ts';
import { openMismatch } from '../../ledger/index.ts';

/** The charges that it names are due to be asked; one whose answer was lost learns here what its provider calls it. */
const wake = async (
  { db, clock }: Context,
  { name }: PaymentProvider,
  { reference, providerRef }: NotifiedCharge,
): Promise<boolean> => {
  if (reference === null && providerRef === null) return false;
  const found = await db
    .updateTable('payment_charges')
    .set((e) => ({
      next_poll_at: clock.now(),
      provider_ref: e.fn.coalesce('provider_ref', e.val(providerRef)),
    }))
    .where('provider', '=', name)
    .where((e) =>
      e.or([
        ...(reference === null ? [] : [e('reference', '=', reference)]),
        ...(providerRef === null ? [] : [e('provider_ref', '=', providerRef)]),
      ]),
    )
    .returning('id')
    .execute();
  return found.length > 0;
};

/**
 * Checks a notification and lets its provider be asked soon: it moves nothing by itself (M3). One about an unknown
 * charge is a mismatch. Throws 401 for a forged one, 422 for an unreadable one.
 */
export const takeNotification = async (
  ctx: Context,
  provider: PaymentProvider,
  { headers, body }: { headers: Headers; body: string },
): Promise<string> => {
  const charge = provider.readNotification(headers, body);
  if (await wake(ctx, provider, charge)) {
    ctx.wakeJobs('payments');
    return 'asks';
  }
  await openMismatch(ctx, {
    kind: 'payment_unknown',
    ref: (charge.reference ?? charge.providerRef ?? '').slice(0, 100),
    amount: 0,
    detail: `${provider.name} reports a payment that nobody asked for`,
  });
  return 'unknown';
};
