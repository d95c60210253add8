import type { Context as Call } from 'hono';
import type { Context } from '../../../platform/context.ts';
import type { App, RequestVariables } from '../../../platform/http/app.ts';
import { failure } from '../../../platform/http/failure.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { asAttachment, asInline, privateHeaders } from '../../media/index.ts';
import { readOrderFacts } from '../facts/order-facts.ts';
import { printInvoiceTask, printLabelsTask } from '../papers-tasks.ts';
import { ordersTable } from '../tables/orders-table.ts';
import { streamLines } from '../tables/stream-lines.ts';
import { walletTable } from '../tables/wallet-table.ts';
import { openTicket, type Ticket } from './ticket.ts';

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

const make = async (ctx: Context, ticket: Ticket): Promise<Body> => {
  const { locale } = ticket;
  switch (ticket.paper) {
    case 'invoice': {
      const { side, owner, orderId } = ticket;
      const whose = side === 'buyer' ? { userId: owner } : { merchantId: owner };
      const [order] = await readOrderFacts(ctx, whose, [orderId]);
      if (!order) throw failure.notFound('order.not-found');
      return ctx.workers.run(printInvoiceTask, [{ order, side, locale }]);
    }
    case 'labels': {
      const orders = await readOrderFacts(ctx, ticket, ticket.orderIds);
      return ctx.workers.run(printLabelsTask, [{ orders, locale, slips: ticket.slips }]);
    }
    case 'orders':
      return streamLines(ctx, ordersTable(ctx, ticket));
    case 'wallet':
      return streamLines(ctx, walletTable(ctx, ticket));
  }
};

/** Some browsers show a PDF in a viewer that a sandbox locks out. Ours holds text and lines, nothing that runs. */
const shownHeaders = {
  ...privateHeaders,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
};

const headersOf = ({ paper, name }: Ticket, save: boolean): Record<string, string> => {
  if (paper === 'orders' || paper === 'wallet') {
    return {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': asAttachment(name),
    };
  }
  return save
    ? { ...privateHeaders, 'Content-Type': 'application/pdf', 'Content-Disposition': asAttachment(name) }
    : { ...shownHeaders, 'Content-Type': 'application/pdf', 'Content-Disposition': asInline(name) };
};

/** `/media/papers/<ticket>/<name>`: one paper, made now, for whoever holds its ticket. Anything else is 404. */
export const servePapers = (app: App): void => {
  app.get('/media/papers/:ticket/:name', async (c: Call<{ Variables: RequestVariables }>) => {
    c.set('route', '/media/papers/:ticket/:name');
    const { ctx } = c.var;
    const ticket = openTicket(ctx, c.req.param('ticket') ?? '');
    if (!ticket) throw failure.notFound();
    const headers = headersOf(ticket, c.req.query('save') !== undefined);
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    securityEvent(ctx, 'private-file-opened', { file: `papers/${ticket.paper}`, name: ticket.name });
    return c.body(await make(ctx, ticket), 200, headers);
  });
};
