import type { Context } from '../../../platform/context.ts';
import { readSession } from '../session/read-session.ts';
import type { Session } from '../session/session.ts';

/**
 * Reads a checkout once no other request pays it: a double click waits here. Throws 404 for another user's checkout.
 */
export const lockSession = async (ctxInTx: Context, userId: number, id: number): Promise<Session> => {
  await ctxInTx.db
    .selectFrom('checkout_sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  return readSession(ctxInTx, userId, id);
};
