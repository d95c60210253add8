import type { HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import { endPushOfSession } from '../notifications/index.ts';

/** Ends the current session; its token is worthless from now on (quality S15). Throws 401. */
export const logout = async ({ ctx }: HandlerArgs<null>): Promise<void> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  await ctx.db
    .updateTable('sessions')
    .set({ revoked_at: ctx.clock.now() })
    .where('id', '=', ctx.actor.sessionId)
    .execute();
  await endPushOfSession(ctx, ctx.actor.sessionId);
  securityEvent(ctx, 'logout');
};
