import type { AdminTicketDetail, endpoints, HandlerInput, TicketState } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';
import { notifyOfReply } from './notify-of-reply.ts';
import { findTicket } from './read-tickets.ts';

type Calls = typeof endpoints.adminTickets;

interface Change {
  id: number;
  version: number;
  action: 'ticket.reply' | 'ticket.close';
  state: TicketState;
  apply?: (ctxInTx: Context) => Promise<void>;
}

/** Changes a ticket. Throws 403 for one's own, 404, and 409 with what is there now when it changed or is closed. */
const change = (ctx: Context, { id, version, action, state, apply }: Change): Promise<AdminTicketDetail> =>
  inTransaction(ctx, async (ctxInTx) => {
    await ctxInTx.db.selectFrom('tickets').select('id').where('id', '=', id).forUpdate().execute();
    const before = await findTicket(ctxInTx, id);
    await assertNotOwn(ctxInTx, before.user?.id ?? null);
    if (before.version !== version || before.state === 'closed')
      throw apiError.conflict('request.conflict', before);
    await apply?.(ctxInTx);
    await ctxInTx.db
      .updateTable('tickets')
      .set({ state, version: version + 1, changed_at: ctxInTx.clock.now() })
      .where('id', '=', id)
      .execute();
    await recordAudit(ctxInTx, {
      action,
      target: { type: 'ticket', id: before.code },
      before: { state: before.state },
      after: { state },
    });
    return findTicket(ctxInTx, id);
  });

/** Answers a ticket, by email and in the account. */
export const replyToTicket = (
  ctx: Context,
  { ticket_id: id, version, text }: HandlerInput<Calls['reply']>['body'],
): Promise<AdminTicketDetail> =>
  change(ctx, {
    ...{ id, version, action: 'ticket.reply', state: 'answered' },
    apply: async (ctxInTx) => {
      const { userId } = getCurrentStaffUser(ctxInTx);
      await ctxInTx.db
        .insertInto('ticket_messages')
        .values({ ticket_id: id, side: 'staff', staff_id: userId, text, at: ctxInTx.clock.now() })
        .execute();
      await notifyOfReply(ctxInTx, id, text);
    },
  });

/** Closes a ticket. */
export const closeTicket = (
  ctx: Context,
  { ticket_id: id, version }: HandlerInput<Calls['close']>['body'],
): Promise<AdminTicketDetail> => change(ctx, { id, version, action: 'ticket.close', state: 'closed' });
