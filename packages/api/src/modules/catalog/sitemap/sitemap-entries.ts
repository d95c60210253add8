import { idsPerSitemapPage, type SitemapPart } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { readCategories } from '../categories/read-categories.ts';
import { isStoreVisible } from '../stores/store-cards.ts';

export interface SitemapEntry {
  name: string;
  changed_at: Date | null;
}

type Read = (ctx: Context, page: number) => Promise<SitemapEntry[]>;

const within = (id: RawBuilder<unknown>, page: number) => sql`
  ${id} > ${(page - 1) * idsPerSitemapPage} and ${id} <= ${page * idsPerSitemapPage}`;

const products: Read = async (ctx, page) => {
  const { rows } = await sql<SitemapEntry>`
    select p.slug as name, p.updated_at as changed_at
    from product_listings l join products p on p.id = l.product_id
    where ${within(sql`l.product_id`, page)} order by l.product_id`.execute(ctx.db);
  return rows;
};

/** A store's page changes with its newest products. */
const stores: Read = async (ctx, page) => {
  const { rows } = await sql<SitemapEntry>`
    select m.merchant_slug as name, max(l.created_at) as changed_at
    from merchants m join product_listings l on l.merchant_id = m.id
    where ${isStoreVisible} and ${within(sql`m.id`, page)} group by m.id order by m.id`.execute(ctx.db);
  return rows;
};

/** Running campaigns; voucher pages belong to one store or one user, so they are left out. */
const promos: Read = async (ctx, page) => {
  const now = ctx.clock.now();
  if (page > 1) return [];
  const { rows } = await sql<SitemapEntry>`
    select slug as name, starts_at as changed_at from promos
    where starts_at <= ${now} and ends_at > ${now} order by position, id`.execute(ctx.db);
  return rows;
};

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Categories with products; each changes with the newest products in and below it. */
const categories: Read = async (ctx, page) => {
  if (page > 1) return [];
  const [{ all }, { rows }] = await Promise.all([
    readCategories(ctx),
    sql<{ category_id: number; changed_at: Date }>`
      select category_id, max(created_at) as changed_at from product_listings group by category_id`.execute(
      ctx.db,
    ),
  ]);
  const changed = new Map<number, Date | null>(rows.map((row) => [row.category_id, row.changed_at]));
  for (const { id, children } of all.toReversed()) {
    const below = children.map((child) => changed.get(child.id) ?? null);
    changed.set(id, below.reduce(later, changed.get(id) ?? null));
  }
  return all.flatMap(({ id, slug }) => {
    const changed_at = changed.get(id) ?? null;
    return changed_at === null ? [] : [{ name: slug, changed_at }];
  });
};

const reads: Record<SitemapPart, Read> = { categories, stores, promos, products };

/** One page of a part; empty beyond the last. Products and stores are cut by their ids, so a page is one range scan. */
export const sitemapEntries = (
  ctx: Context,
  { part, page }: { part: SitemapPart; page: number },
): Promise<SitemapEntry[]> => reads[part](ctx, page);
