import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { decideDocument } from './decide-document.ts';
import { findDocuments } from './find-documents.ts';

export const documentsRoutes = (app: App): void => {
  const { adminDocuments } = endpoints;
  implement(app, adminDocuments.list, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await findDocuments({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, ...counts }) };
  });
  implement(app, adminDocuments.approve, async ({ ctx, body }) => ({
    data: await decideDocument({ ctx, input: { userId: body.user_id, type: body.type, refusal: null } }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminDocuments.reject, async ({ ctx, body }) => ({
    data: await decideDocument({
      ctx,
      input: { userId: body.user_id, type: body.type, refusal: body.reason },
    }),
    message: message('admin.done', ctx.locale),
  }));
};
