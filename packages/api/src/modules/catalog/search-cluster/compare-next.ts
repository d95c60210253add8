import { day } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { compareDocuments, comparedAtOnce } from './compare-documents.ts';
import type { IndexRow } from './manage-indexes.ts';
import { readFifths } from './price-limits.ts';
import { writeListings } from './write-listings.ts';

/** An index is compared with the database so often, from its first product to its last. */
const comparedEvery = day;

const save = (ctx: Context, { name }: IndexRow, values: Partial<IndexRow>) =>
  ctx.db.updateTable('search_indexes').set(values).where('name', '=', name).execute();

/** Compares an index from its first product on, beginning with the next round. */
export const beginComparison = (ctx: Context, index: IndexRow) =>
  save(ctx, index, { compared_to: 0, compared_at: ctx.clock.now(), repaired: 0 });

/**
 * Compares the next products of an index with the database, and writes those anew that differ, whatever lost them.
 * Returns whether any did.
 */
export const compareNext = async (
  ctx: Context,
  cluster: SearchCluster,
  index: IndexRow,
): Promise<boolean> => {
  const { name, compared_to, compared_at, repaired } = index;
  if (compared_to === null) {
    const isDue = !compared_at || ctx.clock.now().getTime() - compared_at.getTime() >= comparedEvery;
    if (isDue) await beginComparison(ctx, index);
    return false;
  }
  const rows = await ctx.db
    .selectFrom('product_listings')
    .select('product_id')
    .where('product_id', '>', Number(compared_to))
    .orderBy('product_id')
    .limit(comparedAtOnce)
    .execute();
  const ids = rows.map(({ product_id }) => product_id);
  const end = ids.length < comparedAtOnce ? null : (ids.at(-1) ?? null);
  const range = { gt: Number(compared_to), ...(end !== null && { lte: end }) };
  const differing = await compareDocuments(ctx, cluster, index, { ids, query: { range: { id: range } } });
  if (differing.length > 0) {
    const getFifth = await readFifths(ctx, cluster, cluster.isStrict);
    await writeListings(ctx, cluster, { index, ids: differing, getFifth });
    ctx.log.warn({ index: name, products: differing.slice(0, 20) }, 'the search had products otherwise');
  }
  await save(ctx, index, { compared_to: end, repaired: repaired + differing.length });
  return differing.length > 0;
};
