import type { StepUpAction } from '@pasar/contract';
import { authenticate } from '../modules/accounts/index.ts';
import { later, minute } from '../platform/clock.ts';
import type { Platform } from '../platform/context.ts';
import { systemContext } from '../platform/http/request-context.ts';

/** Arranges that the session of a token has confirmed an action, as its owner would with code or app. */
export const confirmForTest = async (
  platform: Platform,
  token: string | undefined,
  action: StepUpAction,
  validMs = 10 * minute,
): Promise<void> => {
  const ctx = systemContext(platform);
  const actor = await authenticate(ctx, token ?? '');
  // Whoever was signed out meanwhile reads that in the response.
  if (actor.kind !== 'user') return;
  const granted = { method: 'code' as const, amount: null, until: later(ctx.clock, validMs) };
  await ctx.db
    .insertInto('step_ups')
    .values({ session_id: actor.sessionId, action, ...granted })
    .onConflict((conflict) => conflict.columns(['session_id', 'action']).doUpdateSet(granted))
    .execute();
};
