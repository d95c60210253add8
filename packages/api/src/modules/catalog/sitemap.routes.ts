import { endpoints } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import type { ResponseCache } from './response-cache.ts';
import { sitemapEntries } from './sitemap/sitemap-entries.ts';
import { sitemapOutline } from './sitemap/sitemap-outline.ts';

const dated = <Row extends { changed_at: Date | null }>(row: Row) => ({
  ...row,
  changed_at: row.changed_at?.toISOString() ?? null,
});

export const sitemapRoutes = (app: App, remember: ResponseCache): void => {
  const { sitemap } = endpoints;
  implement(app, sitemap.outline, async ({ ctx }) => {
    const files = await remember(ctx, 'sitemap', () => sitemapOutline({ ctx, input: undefined }));
    return { data: files.map(dated) };
  });
  implement(app, sitemap.page, async ({ ctx, params }) => ({
    data: (await sitemapEntries(ctx, params)).map(dated),
  }));
};
