import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { listForSeller } from './list-for-seller.ts';
import { submitItem } from './submit-item.ts';
import { withdrawItem } from './withdraw-item.ts';

/** The seller's side. */
export const flashSalesRoutes = (app: App): void => {
  const { flashSubmissions } = endpoints;
  implement(app, flashSubmissions.list, async ({ ctx, query, c }) => {
    const { sessions, ...counts } = await listForSeller({ ctx, input: query });
    return { data: sessions, meta: pageMeta(c, { ...query, ...counts }) };
  });
  implement(app, flashSubmissions.submit, async ({ ctx, body }) => ({
    data: await submitItem({ ctx, input: body }),
    message: message('flash.submitted', ctx.locale),
  }));
  implement(app, flashSubmissions.withdraw, async ({ ctx, body }) => ({
    data: await withdrawItem({ ctx, input: { id: body.item_id } }),
    message: message('flash.withdrawn', ctx.locale),
  }));
};
