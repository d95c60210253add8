import type { Verb } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';

/** Ends the session that asks; its token is worthless from now on (quality S15). Throws 401. */
export const logout = async ({ ctx }: Verb<null>): Promise<void> => {
  if (ctx.actor.kind !== 'user') throw failure.unauthorized();
  await ctx.db
    .updateTable('sessions')
    .set({ revoked_at: ctx.clock.now() })
    .where('id', '=', ctx.actor.sessionId)
    .execute();
  securityEvent(ctx, 'logout');
};
