import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Search, Version } from '../schemas/admin-fields.ts';
import { TicketMessage, ticketFields, ticketLimits, ticketStates, ticketTopics } from '../schemas/ticket.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';
import { text } from '../validation/text.ts';

const row = {
  id: v.number(),
  ...ticketFields,
  /** Masked unless its reader may see contacts. */
  email: v.string(),
  /** Null of a visitor. */
  user: v.nullable(v.object({ id: v.number(), name: v.string() })),
  version: v.number(),
};
export const AdminTicket = v.object(row);
export type AdminTicket = v.InferOutput<typeof AdminTicket>;

export const AdminTicketDetail = v.object({
  ...row,
  /** Oldest first; `author` is who of the staff wrote it. */
  messages: v.array(v.object({ ...TicketMessage.entries, author: v.nullable(v.string()) })),
});
export type AdminTicketDetail = v.InferOutput<typeof AdminTicketDetail>;

const staff = ['admin', 'support'] as const;

export const adminTickets = {
  list: endpoint({
    method: 'GET',
    path: '/admin/tickets/list',
    summary: 'Questions to the market: open ones with the longest wait first, others with the latest first',
    access: 'staff',
    staff,
    query: v.object({
      state: v.optional(v.picklist(['all', ...ticketStates]), 'open'),
      topic: v.optional(v.picklist(['all', ...ticketTopics]), 'all'),
      /** A code of a ticket or an order, or an address. */
      search: Search,
      ...pageQuery,
    }),
    data: v.array(AdminTicket),
    meta: Meta,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/admin/tickets/detail/:id',
    summary: 'A question with all its messages',
    access: 'staff',
    staff,
    params: v.object({ id: PathId }),
    data: AdminTicketDetail,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/admin/tickets/reply',
    summary: 'Answer a question: by email, and in the account of who has one',
    access: 'staff',
    staff,
    idempotent: true,
    body: v.object({
      ticket_id: BodyId,
      version: Version,
      text: text({ max: [ticketLimits.longest, 'ticket.text.long'] }),
    }),
    data: AdminTicketDetail,
  }),
  close: endpoint({
    method: 'POST',
    path: '/admin/tickets/close',
    summary: 'Close a question; nobody is notified',
    access: 'staff',
    staff,
    idempotent: true,
    body: v.object({ ticket_id: BodyId, version: Version }),
    data: AdminTicketDetail,
  }),
};
