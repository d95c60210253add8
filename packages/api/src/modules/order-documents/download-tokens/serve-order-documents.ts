import type { Context as Call } from 'hono';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { App, RequestVariables } from '../../../platform/http/app.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { asAttachment, asInline, privateHeaders } from '../../media/index.ts';
import { issueForOrder, readTaxDocuments } from '../../tax-documents/index.ts';
import { ordersExport } from '../exports/orders-export.ts';
import { streamLines } from '../exports/stream-lines.ts';
import { walletExport } from '../exports/wallet-export.ts';
import { readOrderFacts } from '../facts/order-facts.ts';
import { readPrintedMonth } from '../month/request-month.ts';
import {
  printCreditNoteTask,
  printInvoiceTask,
  printLabelsTask,
  printMonthTask,
} from '../order-documents-tasks.ts';
import { type DownloadToken, openDownloadToken } from './download-token.ts';

/** Everything that was issued for an order; a payment of a moment ago may still wait for its invoice. */
const readDocuments = async (ctx: Context, orderId: number) => {
  await issueForOrder(ctx, orderId);
  const documents = (await readTaxDocuments(ctx, [orderId])).get(orderId);
  if (!documents) throw apiError.notFound('order.not-found');
  return documents;
};

const readCreditNote = async (ctx: Context, orderId: number, documentId: number) => {
  const documents = await readDocuments(ctx, orderId);
  const note = documents.creditNotes.find(({ id }) => id === documentId);
  const order = await ctx.db.selectFrom('orders').select('code').where('id', '=', orderId).executeTakeFirst();
  if (!note || !order) throw apiError.notFound('order.not-found');
  return { documents, note, orderCode: order.code };
};

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

const make = async (ctx: Context, ticket: DownloadToken): Promise<Body> => {
  const { locale } = ticket;
  switch (ticket.paper) {
    case 'invoice': {
      const { side, owner, orderId } = ticket;
      const whose = side === 'buyer' ? { userId: owner } : { merchantId: owner };
      const [order] = await readOrderFacts(ctx, whose, [orderId]);
      if (!order) throw apiError.notFound('order.not-found');
      const documents = await readDocuments(ctx, orderId);
      return ctx.workers.run(printInvoiceTask, [{ order, documents, side, locale }]);
    }
    case 'credit-note': {
      const facts = await readCreditNote(ctx, ticket.orderId, ticket.documentId);
      return ctx.workers.run(printCreditNoteTask, [{ ...facts, locale }]);
    }
    case 'labels': {
      const orders = await readOrderFacts(ctx, ticket, ticket.orderIds);
      return ctx.workers.run(printLabelsTask, [{ orders, locale, slips: ticket.slips }]);
    }
    case 'month':
      return ctx.workers.run(printMonthTask, [await readPrintedMonth(ctx, ticket)]);
    case 'orders':
      return streamLines(ctx, ordersExport(ctx, ticket));
    case 'wallet':
      return streamLines(ctx, walletExport(ctx, ticket));
  }
};

/** Some browsers show a PDF in a viewer that a sandbox locks out. Ours holds text and lines, nothing that runs. */
const shownHeaders = {
  ...privateHeaders,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
};

const headersOf = ({ paper, name }: DownloadToken, save: boolean): Record<string, string> => {
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

/** `/media/documents/<token>/<name>`: one document, created now, for whoever holds its token. Anything else is 404. */
export const serveOrderDocuments = (app: App): void => {
  app.get('/media/documents/:ticket/:name', async (c: Call<{ Variables: RequestVariables }>) => {
    c.set('route', '/media/documents/:ticket/:name');
    const { ctx } = c.var;
    const ticket = openDownloadToken(ctx, c.req.param('ticket') ?? '');
    if (!ticket) throw apiError.notFound();
    const headers = headersOf(ticket, c.req.query('save') !== undefined);
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    securityEvent(ctx, 'private-file-opened', { file: `papers/${ticket.paper}`, name: ticket.name });
    return c.body(await make(ctx, ticket), 200, headers);
  });
};
