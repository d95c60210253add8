import { type ProductTab, productTabs } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

export type TabCounts = Record<ProductTab, number>;

interface Group {
  status: 'PUBLISH' | 'HIDDEN';
  moderation: 'ok' | 'pending' | 'blocked';
  total: number;
}

/** The same as `tabConditions`, of products that are counted together. */
const isIn: Record<Exclude<ProductTab, 'empty'>, (group: Group) => boolean> = {
  all: () => true,
  publish: ({ status, moderation }) => status === 'PUBLISH' && moderation === 'ok',
  hidden: ({ status, moderation }) => status === 'HIDDEN' && moderation === 'ok',
  pending: ({ moderation }) => moderation === 'pending',
  blocked: ({ moderation }) => moderation === 'blocked',
};

/** All products of a store, counted by tab. Both queries use indexes only and read no row. */
export const countTabs = async (ctx: Context, merchantId: number): Promise<TabCounts> => {
  const { rows } = await sql<Group & { empty: number }>`
    select status, moderation, count(*) as total,
      (select count(*) from seller_product_list where merchant_id = ${merchantId} and stock <= 0) as empty
    from seller_product_list where merchant_id = ${merchantId} group by status, moderation`.execute(ctx.db);
  const countOf = (tab: ProductTab) =>
    tab === 'empty'
      ? Number(rows[0]?.empty ?? 0)
      : rows.reduce((sum, group) => sum + (isIn[tab](group) ? Number(group.total) : 0), 0);
  // Every tab was counted.
  return Object.fromEntries(productTabs.map((tab) => [tab, countOf(tab)])) as TabCounts;
};
