import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { revokeSessions } from './revoke-sessions.ts';

/** Ends one session of the current user. Throws 401; 404 for an ended one or somebody else's. */
export const revokeSession = async ({ ctx, input }: HandlerArgs<{ sessionId: number }>): Promise<void> => {
  const { actor, db, clock } = ctx;
  if (actor.kind !== 'user') throw apiError.unauthorized();
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: clock.now() })
    .where('id', '=', input.sessionId)
    .where('user_id', '=', actor.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw apiError.notFound();
  securityEvent(ctx, 'sessions-revoked', { sessions: 1 });
};

/** Ends every session of the current user except the current one. Throws 401. */
export const revokeOtherSessions = async ({ ctx }: HandlerArgs<null>): Promise<{ revoked: number }> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  const revoked = await revokeSessions(ctx, ctx.actor.userId, ctx.actor.sessionId);
  securityEvent(ctx, 'sessions-revoked', { sessions: revoked });
  return { revoked };
};
