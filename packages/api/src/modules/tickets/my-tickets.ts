import {
  type endpoints,
  type HandlerInput,
  type Ticket,
  type TicketThread,
  ticketLimits,
} from '@pasar/contract';
import { day, earlier } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { createMessage } from '../../platform/message.ts';
import {
  presentMessage,
  presentTicket,
  readMessages,
  selectTickets,
  type TicketRow,
} from './select-tickets.ts';

type Calls = typeof endpoints.tickets;

/** A page of one's tickets, the latest first. */
export const listMyTickets = async (
  ctx: Context,
  { page, per_page }: HandlerInput<Calls['list']>['query'],
): Promise<{ rows: Ticket[]; total: number }> => {
  const mine = selectTickets(ctx).where('user_id', '=', getCurrentUserId(ctx));
  const total = await countRows(ctx.db, mine);
  const rows = await mine
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { rows: rows.map(presentTicket), total };
};

const findMine = async (ctx: Context, code: string): Promise<TicketRow> => {
  const row = await selectTickets(ctx)
    .where('code', '=', code)
    .where('user_id', '=', getCurrentUserId(ctx))
    .executeTakeFirst();
  if (!row) throw apiError.notFound();
  return row;
};

/** One of them with its messages. Throws 404. */
export const findMyTicket = async (ctx: Context, code: string): Promise<TicketThread> => {
  const row = await findMine(ctx, code);
  const messages = await readMessages(ctx, row.id);
  return {
    ...presentTicket(row),
    messages: messages.map(presentMessage),
    can_write: row.state !== 'closed',
  };
};

const assertNotTooMany = async ({ db, clock }: Context, ticketId: number): Promise<void> => {
  const { written } = await db
    .selectFrom('ticket_messages')
    .select((e) => e.fn.countAll<number>().as('written'))
    .where('ticket_id', '=', ticketId)
    .where('side', '=', 'person')
    .where('at', '>', earlier(clock, day))
    .executeTakeFirstOrThrow();
  const max = ticketLimits.messagesPerDay;
  if (Number(written) >= max)
    throw apiError.conflict(createMessage('ticket.many-messages', { max }), { reason: 'many' });
};

/** Writes more to a ticket, which then waits for the team again. Throws 404, and 409 for a closed one or too many. */
export const writeToMyTicket = (
  ctx: Context,
  { code, text }: { code: string; text: string },
): Promise<TicketThread> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { id } = await findMine(ctxInTx, code);
    const { state } = await ctxInTx.db
      .selectFrom('tickets')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (state === 'closed') throw apiError.conflict('ticket.closed', await findMyTicket(ctxInTx, code));
    await assertNotTooMany(ctxInTx, id);
    const at = ctxInTx.clock.now();
    await ctxInTx.db
      .insertInto('ticket_messages')
      .values({ ticket_id: id, side: 'person', staff_id: null, text, at })
      .execute();
    await ctxInTx.db
      .updateTable('tickets')
      .set((e) => ({ state: 'open', changed_at: at, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return findMyTicket(ctxInTx, code);
  });
