import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { presentText } from '../../content/index.ts';
import { findPreviewed, publishContent, restoreContent, saveContent } from './change-content.ts';
import { findContent, listContent } from './read-content.ts';

export const contentRoutes = (app: App): void => {
  const { adminContent } = endpoints;
  implement(app, adminContent.list, async ({ ctx }) => ({ data: await listContent(ctx) }));
  implement(app, adminContent.detail, async ({ ctx, query }) => ({
    data: await findContent(ctx, query.slug),
  }));
  implement(app, adminContent.preview, async ({ ctx, query }) => {
    const texts = await findPreviewed(ctx, query);
    return { data: { id: presentText(ctx, texts, 'id'), en: presentText(ctx, texts, 'en') } };
  });
  implement(app, adminContent.save, async ({ ctx, body }) => ({
    data: await saveContent(ctx, body),
    message: message('content.saved', ctx.locale),
  }));
  implement(app, adminContent.publish, async ({ ctx, body }) => ({
    data: await publishContent(ctx, body),
    message: message('content.published', ctx.locale),
  }));
  implement(app, adminContent.restore, async ({ ctx, body }) => ({
    data: await restoreContent(ctx, body),
    message: message('content.published', ctx.locale),
  }));
};
