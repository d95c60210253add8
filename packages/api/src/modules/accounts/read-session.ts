import type { endpoints, HandlerResponse } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { countCartItems } from '../cart/index.ts';
import { countNew } from '../notifications/index.ts';
import { presentUser } from './present-user.ts';
import { signedInUser } from './signed-in-user.ts';

type CurrentSession = HandlerResponse<typeof endpoints.accounts.session>['data'];

/** Who the token belongs to, until when, and what the header counts. Throws 401. */
export const readSession = async ({ ctx }: HandlerArgs<null>): Promise<CurrentSession> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  const { expires_at } = await ctx.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', ctx.actor.sessionId)
    .executeTakeFirstOrThrow();
  const user = await signedInUser(ctx);
  return {
    user: await presentUser(ctx, user),
    ...(user.onboarding_done_at ? { registration_step: user.onboarding_step } : {}),
    onboarding: { flow: user.onboarding_flow, step: user.onboarding_step },
    expires_at: expires_at.toISOString(),
    new_notification: await countNew(ctx, ctx.actor),
    cart_items: await countCartItems(ctx, ctx.actor.userId),
  };
};
