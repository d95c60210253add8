import type { StepUpAction } from '@pasar/contract';
import { authenticate } from '../modules/accounts/index.ts';
import { later, minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

/** Arranges that the session of a token has confirmed an action, as its owner would with code or app. */
export const confirmForTest = async (
  ctx: Context,
  token: string | undefined,
  action: StepUpAction,
): Promise<void> => {
  const actor = await authenticate(ctx, token ?? '');
  if (actor.kind !== 'user') throw new Error('nobody is signed in with this token');
  const granted = { method: 'code' as const, amount: null, until: later(ctx.clock, 10 * minute) };
  await ctx.db
    .insertInto('step_ups')
    .values({ session_id: actor.sessionId, action, ...granted })
    .onConflict((conflict) => conflict.columns(['session_id', 'action']).doUpdateSet(granted))
    .execute();
};
