import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { findBanners } from './find-banners.ts';
import { createBanner, editBanner, endBanner, publishBanner } from './save-banner.ts';

export const bannersRoutes = (app: App): void => {
  const { adminBanners } = endpoints;
  implement(app, adminBanners.list, async ({ ctx, query, c }) => {
    const { banners, total } = await findBanners(ctx, query);
    return { data: banners, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminBanners.create, async ({ ctx, body }) => ({
    data: await createBanner({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminBanners.edit, async ({ ctx, body }) => ({
    data: await editBanner({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminBanners.publish, async ({ ctx, body }) => ({
    data: await publishBanner({ ctx, input: body }),
    message: message('banner.published', ctx.locale),
  }));
  implement(app, adminBanners.end, async ({ ctx, body }) => ({
    data: await endBanner({ ctx, input: body }),
    message: message('banner.taken-back', ctx.locale),
  }));
};
