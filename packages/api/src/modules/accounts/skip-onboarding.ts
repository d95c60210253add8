import type { endpoints, HandlerResponse } from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { presentUser } from './present-user.ts';
import { signedInUser } from './signed-in-user.ts';

type Shopper = HandlerResponse<typeof endpoints.accounts.skipOnboarding>['data'];

/** A user who skips the onboarding has taken the first step of the buyer's. */
const shopperStep = 1;

/**
 * Skips the onboarding: the next login goes home (domain "A buyer needs no setup"). Changes nothing for those who have
 * finished one. Throws 401.
 */
export const skipOnboarding = async ({ ctx }: HandlerArgs<null>): Promise<Shopper> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  await ctx.db
    .updateTable('users')
    .set({
      registered_as: sql<'buyer'>`coalesce(registered_as, 'buyer')`,
      onboarding_flow: 'buyer',
      onboarding_step: shopperStep,
      onboarding_done_at: ctx.clock.now(),
    })
    .where('id', '=', ctx.actor.userId)
    .where('onboarding_done_at', 'is', null)
    .execute();
  const user = await signedInUser(ctx);
  return { user: await presentUser(ctx, user), registration_step: user.onboarding_step };
};
