import type { Context } from '../../../platform/context.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';
import { checkoutErrors } from '../checkout-errors.ts';
import { assertOpen, newestSession, readSession } from '../session/read-session.ts';
import type { Session } from '../session/session.ts';

/** The named checkout of the current user, else the one opened last. Throws 401, 404, 409 `session_closed`. */
export const openSession = async (ctx: Context, id: number | undefined): Promise<Session> => {
  const userId = getCurrentUserId(ctx);
  const session = id === undefined ? await newestSession(ctx, userId) : await readSession(ctx, userId, id);
  if (!session) throw checkoutErrors.closed();
  assertOpen(ctx, session);
  return session;
};
