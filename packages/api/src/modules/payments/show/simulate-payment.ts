import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { ensureCharge } from '../ensure-charge.ts';
import { providerNamed } from '../provider/providers.ts';
import { findOwnGroup } from './find-own-group.ts';

/**
 * Lets the provider report a payment of the current user as paid, where no real money moves. Throws 401, 404 (also
 * for a provider of real money) and 409 when the group does not wait for money any more.
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
  const provider = open && providerNamed(ctx, open.provider);
  if (open && !provider?.simulatePayment) throw apiError.notFound();
  if (!open || !provider?.simulatePayment || group.status !== 'waiting' || group.payDueAt <= ctx.clock.now())
    throw apiError.conflict('payment.closed', { status: group.status });
  const { external_ref, amount } = await ensureCharge(ctx, open);
  if (external_ref === null) throw apiError.unavailable();
  await provider.simulatePayment({ externalRef: external_ref, amount });
};
