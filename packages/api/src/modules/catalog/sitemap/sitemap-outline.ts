import { idsPerSitemapPage, type SitemapPart } from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../../platform/context.ts';
import { sitemapEntries } from './sitemap-entries.ts';

export interface SitemapFile {
  part: SitemapPart;
  page: number;
  changed_at: Date | null;
}

/** Every page of the site map with entries, and the time of its latest change. */
export const sitemapOutline = async ({ ctx }: HandlerArgs<void>): Promise<SitemapFile[]> => {
  const one = async (part: 'categories' | 'promos'): Promise<SitemapFile[]> => {
    const entries = await sitemapEntries(ctx, { part, page: 1 });
    const moments = entries.flatMap(({ changed_at }) => changed_at?.getTime() ?? []);
    return entries.length === 0 ? [] : [{ part, page: 1, changed_at: new Date(Math.max(...moments)) }];
  };
  const byIds = async (part: 'stores' | 'products'): Promise<SitemapFile[]> => {
    const [id, changed] =
      part === 'products' ? [sql`l.product_id`, sql`p.updated_at`] : [sql`l.merchant_id`, sql`l.created_at`];
    const { rows } = await sql<Omit<SitemapFile, 'part'>>`
      select (${id} - 1) / ${sql.lit(idsPerSitemapPage)} + 1 as page, max(${changed}) as changed_at
      from product_listings l join products p on p.id = l.product_id group by 1 order by 1`.execute(ctx.db);
    return rows.map((row) => ({ ...row, part }));
  };
  const parts = await Promise.all([one('categories'), byIds('stores'), one('promos'), byIds('products')]);
  return parts.flat();
};
