import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { readBuyerCompany } from './read-buyer-company.ts';
import { readBuyerDocuments } from './read-buyer-documents.ts';
import { getCurrentUserId, saveCompany } from './save-company.ts';
import { saveDocuments } from './save-documents.ts';

export const companiesRoutes = (app: App): void => {
  const { company } = endpoints;
  implement(app, company.company, async ({ ctx }) => ({
    data: await readBuyerCompany(ctx, getCurrentUserId(ctx)),
  }));
  implement(app, company.saveCompany, async ({ ctx, body }) => ({
    data: await saveCompany({ ctx, input: body }),
    message: message('data.saved', ctx.locale),
  }));
  implement(app, company.documents, async ({ ctx }) => ({
    data: await readBuyerDocuments(ctx, getCurrentUserId(ctx)),
  }));
  implement(app, company.saveDocuments, async ({ ctx, body }) => ({
    data: await saveDocuments({ ctx, input: body }),
    message: message('data.saved', ctx.locale),
  }));
};
