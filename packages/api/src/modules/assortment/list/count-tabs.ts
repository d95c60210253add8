import { type ProductTab, productTabs } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

export type TabCounts = Record<ProductTab, number>;

interface Group {
  status: 'PUBLISH' | 'HIDDEN';
  moderation: 'ok' | 'pending' | 'blocked';
  is_empty: boolean;
  total: number;
}

/** The same as `tabConditions`, of products that are counted together. */
const isIn: Record<ProductTab, (group: Group) => boolean> = {
  all: () => true,
  publish: ({ status, moderation }) => status === 'PUBLISH' && moderation !== 'blocked',
  hidden: ({ status, moderation }) => status === 'HIDDEN' && moderation !== 'blocked',
  empty: ({ is_empty }) => is_empty,
  blocked: ({ moderation }) => moderation === 'blocked',
};

/** Everything of a store, counted by tab. The groups are what an index holds; its rows are not looked at. */
export const countTabs = async (ctx: Context, merchantId: number): Promise<TabCounts> => {
  const { rows } = await sql<Group>`
    select status, moderation, stock <= 0 as is_empty, count(*) as total
    from product_shelves where merchant_id = ${merchantId} group by status, moderation, stock <= 0`.execute(
    ctx.db,
  );
  const countOf = (tab: ProductTab) =>
    rows.reduce((sum, group) => sum + (isIn[tab](group) ? Number(group.total) : 0), 0);
  // Every tab was counted.
  return Object.fromEntries(productTabs.map((tab) => [tab, countOf(tab)])) as TabCounts;
};
