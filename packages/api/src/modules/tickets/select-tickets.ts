import type { Ticket, TicketMessage } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** How much of the first message a list shows. */
const excerptLength = 160;

const firstMessage = sql<string>`(
  select left(m.text, ${sql.lit(excerptLength)}) from ticket_messages m
  where m.ticket_id = tickets.id order by m.id limit 1)`;

/** Tickets with their first words. */
export const selectTickets = ({ db }: Context) =>
  db.selectFrom('tickets').selectAll('tickets').select(firstMessage.as('excerpt'));
export type TicketRow = Awaited<ReturnType<ReturnType<typeof selectTickets>['executeTakeFirstOrThrow']>>;

export const presentTicket = (row: TicketRow): Ticket => ({
  ...{ code: row.code, topic: row.topic, order_code: row.order_code, state: row.state },
  excerpt: row.excerpt,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
});

/** The messages of a ticket, oldest first. */
export const readMessages = ({ db }: Context, ticketId: number) =>
  db
    .selectFrom('ticket_messages as m')
    .leftJoin('users', 'users.id', 'm.staff_id')
    .select(['m.id', 'm.side', 'm.text', 'm.at'])
    .select(sql<string | null>`coalesce(users.fullname, users.email)`.as('author'))
    .where('ticket_id', '=', ticketId)
    .orderBy('m.id')
    .execute();
type MessageRow = Awaited<ReturnType<typeof readMessages>>[number];

export const presentMessage = ({ id, side, text, at }: MessageRow): TicketMessage => ({
  ...{ id, side, text },
  at: at.toISOString(),
});
