import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { closeTicket, replyToTicket } from './change-ticket.ts';
import { findTicket, listTickets } from './read-tickets.ts';

export const ticketsRoutes = (app: App): void => {
  const { adminTickets } = endpoints;
  implement(app, adminTickets.list, async ({ ctx, query, c }) => {
    const { rows, total } = await listTickets(ctx, query);
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminTickets.detail, async ({ ctx, params }) => ({
    data: await findTicket(ctx, params.id),
  }));
  implement(app, adminTickets.reply, async ({ ctx, body }) => ({
    data: await replyToTicket(ctx, body),
    message: message('ticket.answered', ctx.locale),
  }));
  implement(app, adminTickets.close, async ({ ctx, body }) => ({
    data: await closeTicket(ctx, body),
    message: message('ticket.shut', ctx.locale),
  }));
};
