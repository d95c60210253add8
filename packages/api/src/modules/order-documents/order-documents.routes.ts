import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { serveOrderDocuments } from './download-tokens/serve-order-documents.ts';
import { requestMonth } from './month/request-month.ts';
import { requestCreditNote, requestSellerCreditNote } from './request-credit-note.ts';
import { requestOrdersExport, requestStatement, requestStoreStatement } from './request-export.ts';
import { requestInvoice, requestSellerInvoice } from './request-invoice.ts';
import { requestLabel, requestLabels } from './request-labels.ts';

export const orderDocumentsRoutes = (app: App): void => {
  const { orderDocuments } = endpoints;
  implement(app, orderDocuments.buyerInvoice, async ({ ctx, params }) => ({
    data: await requestInvoice({ ctx, input: params }),
  }));
  implement(app, orderDocuments.sellerInvoice, async ({ ctx, params }) => ({
    data: await requestSellerInvoice({ ctx, input: params }),
  }));
  implement(app, orderDocuments.buyerCreditNote, async ({ ctx, params }) => ({
    data: await requestCreditNote({ ctx, input: params }),
  }));
  implement(app, orderDocuments.sellerCreditNote, async ({ ctx, params }) => ({
    data: await requestSellerCreditNote({ ctx, input: params }),
  }));
  implement(app, orderDocuments.label, async ({ ctx, params }) => ({
    data: await requestLabel({ ctx, input: params }),
  }));
  implement(app, orderDocuments.labels, async ({ ctx, body }) => {
    const data = await requestLabels({ ctx, input: body });
    const [refused] = data.failed;
    return { data, message: data.url === null && refused ? refused.message : message('ok', ctx.locale) };
  });
  implement(app, orderDocuments.orders, async ({ ctx, query }) => ({
    data: await requestOrdersExport({ ctx, input: query }),
  }));
  implement(app, orderDocuments.buyerStatement, async ({ ctx, query }) => ({
    data: await requestStatement({ ctx, input: query }),
  }));
  implement(app, orderDocuments.sellerStatement, async ({ ctx, query }) => ({
    data: await requestStoreStatement({ ctx, input: query }),
  }));
  implement(app, orderDocuments.sellerMonth, async ({ ctx, query }) => ({
    data: await requestMonth({ ctx, input: query }),
  }));
  serveOrderDocuments(app);
};
