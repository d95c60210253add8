import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { ensureCharge } from '../charges/ensure-charge.ts';
import { providerNamed } from '../provider/providers.ts';
import { findOwnGroup } from './find-own-group.ts';

/**
 * Pays a payment of the current user at the stand-in of its provider, where no real money moves. Throws 401, 404 (also
 * for a provider of real money), 409 when the group does not wait for money any more, and 503 without a number yet.
 */
export const simulatePayment = async ({
  ctx,
  input: { code },
}: HandlerArgs<{ code: string }>): Promise<void> => {
  const group = await findOwnGroup(ctx, code);
  const open = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('order_group_id', '=', group.id)
    .executeTakeFirst();
  if (open?.status !== 'waiting' || group.status !== 'waiting' || open.expires_at <= ctx.clock.now()) {
    throw apiError.conflict('payment.closed', { status: group.status });
  }
  const charge = await ensureCharge(ctx, open);
  const provider = charge && providerNamed(ctx, charge.provider);
  if (!provider?.simulatePayment) throw apiError.notFound();
  if (charge?.status !== 'waiting') throw apiError.unavailable();
  const { reference, provider_ref: providerRef, method, amount } = charge;
  await provider.simulatePayment({ reference, providerRef, method, amount });
};
