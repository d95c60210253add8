import './tickets.tables.ts';
import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import type { Module } from '../../platform/module.ts';
import { findMyTicket, listMyTickets, writeToMyTicket } from './my-tickets.ts';
import { openTicket, spendOfVisitor } from './open-ticket.ts';
import { purgeTickets } from './purge-tickets.ts';
import { ticketsMigrations } from './tickets.migrations.ts';

export { presentMessage, presentTicket, readMessages, selectTickets } from './select-tickets.ts';

const routes = (app: App): void => {
  const { tickets } = endpoints;
  implement(
    app,
    tickets.open,
    async ({ ctx, body }) => ({
      data: await openTicket(ctx, body),
      message: message('ticket.sent', ctx.locale),
    }),
    { first: ({ ctx }) => spendOfVisitor(ctx) },
  );
  implement(app, tickets.list, async ({ ctx, query, c }) => {
    const { rows, total } = await listMyTickets(ctx, query);
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, tickets.thread, async ({ ctx, params }) => ({ data: await findMyTicket(ctx, params.code) }));
  implement(app, tickets.write, async ({ ctx, params, body }) => ({
    data: await writeToMyTicket(ctx, { ...params, ...body }),
    message: message('ticket.written', ctx.locale),
  }));
};

/** Questions to the people behind the market; staff answer them in the back office. */
export const ticketsModule: Module = {
  name: 'tickets',
  migrations: ticketsMigrations,
  routes,
  sweeps: [purgeTickets],
};
