import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { askForInvoice, askForSaleInvoice } from './ask-for-invoice.ts';
import { askForLabel, askForLabels } from './ask-for-labels.ts';
import { askForOrders, askForStatement, askForStoreStatement } from './ask-for-table.ts';
import { servePapers } from './tickets/serve-papers.ts';

export const papersRoutes = (app: App): void => {
  const { papers } = endpoints;
  implement(app, papers.buyerInvoice, async ({ ctx, params }) => ({
    data: await askForInvoice({ ctx, input: params }),
  }));
  implement(app, papers.sellerInvoice, async ({ ctx, params }) => ({
    data: await askForSaleInvoice({ ctx, input: params }),
  }));
  implement(app, papers.label, async ({ ctx, params }) => ({
    data: await askForLabel({ ctx, input: params }),
  }));
  implement(app, papers.labels, async ({ ctx, body }) => {
    const data = await askForLabels({ ctx, input: body });
    const [refused] = data.failed;
    return { data, message: data.url === null && refused ? refused.message : message('ok', ctx.locale) };
  });
  implement(app, papers.orders, async ({ ctx, query }) => ({
    data: await askForOrders({ ctx, input: query }),
  }));
  implement(app, papers.buyerStatement, async ({ ctx, query }) => ({
    data: await askForStatement({ ctx, input: query }),
  }));
  implement(app, papers.sellerStatement, async ({ ctx, query }) => ({
    data: await askForStoreStatement({ ctx, input: query }),
  }));
  servePapers(app);
};
