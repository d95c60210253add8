import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { ensureCharge } from '../ensure-charge.ts';
import { announcePaid } from '../sandbox/announce-paid.ts';
import { sandboxName } from '../sandbox/create-sandbox.ts';
import { findOwnGroup } from './find-own-group.ts';

/**
 * Demo mode: the sandbox reports a payment of the current user as paid, by its webhook. A repeated call changes
 * nothing. Throws 401, 404 (also in production) and 409 when the group does not wait for money any more.
 */
export const simulatePayment = async ({
  ctx,
  input: { code },
}: HandlerArgs<{ code: string }>): Promise<void> => {
  if (ctx.mode !== 'demo') throw apiError.notFound();
  const group = await findOwnGroup(ctx, code);
  const open = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('order_group_id', '=', group.id)
    .where('provider', '=', sandboxName)
    .executeTakeFirst();
  if (!open || group.status !== 'waiting' || group.payDueAt <= ctx.clock.now())
    throw apiError.conflict('payment.closed', { status: group.status });
  const { external_ref, amount } = await ensureCharge(ctx, open);
  if (external_ref === null) throw apiError.unavailable();
  await announcePaid(ctx, { externalRef: external_ref, amount });
};
