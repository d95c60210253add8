import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { TicketMessage, ticketFields, ticketLimits, ticketTopics } from '../schemas/ticket.ts';
import { Email } from '../validation/account.ts';
import { emptyOr, text } from '../validation/text.ts';

const Ticket = v.object(ticketFields);
export type Ticket = v.InferOutput<typeof Ticket>;

export const TicketThread = v.object({
  ...ticketFields,
  /** Oldest first. */
  messages: v.array(TicketMessage),
  /** The team closed it: a further question is a separate ticket. */
  can_write: v.boolean(),
});
export type TicketThread = v.InferOutput<typeof TicketThread>;

const question = text({
  min: [ticketLimits.shortest, 'ticket.text.short'],
  max: [ticketLimits.longest, 'ticket.text.long'],
});
const params = v.object({ code: v.pipe(v.string(), v.maxLength(30)) });

/** Questions to the people behind the market (people W68). */
export const tickets = {
  open: endpoint({
    method: 'POST',
    path: '/help/contact',
    summary: 'Ask the people behind the market; 3 times a day. Without a sign-in the answer comes by email',
    idempotent: true,
    body: v.object({
      topic: v.picklist(ticketTopics, messageId('field.required')),
      text: question,
      order_code: v.optional(emptyOr(text({ max: [30, 'field.invalid'] })), ''),
      /** Where a visitor is answered; the account's own address counts for everybody else. */
      email: v.optional(emptyOr(Email), ''),
    }),
    data: v.object({ code: v.string() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/tickets',
    summary: 'My questions to the market, the latest first',
    access: 'user',
    query: v.object(pageQuery),
    data: v.array(Ticket),
    meta: Meta,
  }),
  thread: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/tickets/:code',
    summary: 'One of my questions with all answers',
    access: 'user',
    params,
    data: TicketThread,
  }),
  write: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/tickets/:code/write',
    summary: 'Write more to one of my questions',
    access: 'user',
    idempotent: true,
    params,
    body: v.object({
      text: text({ max: [ticketLimits.longest, 'ticket.text.long'] }),
    }),
    data: TicketThread,
  }),
};
