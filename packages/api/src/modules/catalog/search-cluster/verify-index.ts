import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { compareDocuments, comparedAtOnce } from './compare-documents.ts';
import type { IndexRow } from './manage-indexes.ts';
import { countPending } from './search-gauges.ts';

interface Counted {
  category: number;
  products: number;
}

const countByCategory = async ({ db }: Context): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`
    select category_id as category, count(*) as products from product_listings group by category_id`.execute(
    db,
  );
  return rows.map(({ category, products }) => ({ category: Number(category), products: Number(products) }));
};

/** More categories than a marketplace has. */
const mostCategories = 10_000;

const countIndexed = async ({ client, jobDeadline }: SearchCluster, index: string): Promise<Counted[]> => {
  const aggs = { categories: { terms: { field: 'category', size: mostCategories } } };
  const { body } = await client.search(
    { index, body: { size: 0, aggs } as never },
    { requestTimeout: jobDeadline },
  );
  const { categories } = body.aggregations as unknown as {
    categories: { buckets: { key: number; doc_count: number }[] };
  };
  return categories.buckets.map(({ key, doc_count }) => ({ category: key, products: doc_count }));
};

/** Changes that come with the next round, and documents that the cluster refused: so many may differ. */
const countExpected = async (ctx: Context, position: string): Promise<number> => {
  const { count } = await ctx.db
    .selectFrom('search_rejections')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) + (await countPending(ctx, position));
};

const compareCategories = async (
  ctx: Context,
  cluster: SearchCluster,
  { name, position }: IndexRow,
): Promise<string | null> => {
  const indexed = new Map(
    (await countIndexed(cluster, name)).map(({ category, products }) => [category, products]),
  );
  const listed = new Map((await countByCategory(ctx)).map(({ category, products }) => [category, products]));
  const wrong = [...new Set([...indexed.keys(), ...listed.keys()])].flatMap((category) => {
    const [has, needs] = [indexed.get(category) ?? 0, listed.get(category) ?? 0];
    return has === needs ? [] : [{ category, has, needs }];
  });
  const differences = wrong.reduce((sum, { has, needs }) => sum + Math.abs(has - needs), 0);
  if (differences === 0 || differences <= (await countExpected(ctx, position))) return null;
  const [first] = wrong;
  return `category ${first?.category} has ${first?.has} products instead of ${first?.needs}; ${wrong.length} categories differ`;
};

/** Products from everywhere, each as likely as the gaps between their numbers; places are integers, which the key finds. */
const pickProducts = async ({ db }: Context): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    with numbers as (select min(product_id) as first, max(product_id) as last from product_listings),
      places as (
        select (first + floor(random() * (last - first + 1)))::bigint as place
        from numbers, generate_series(1, ${comparedAtOnce}::integer)
      )
    select distinct picked.product_id from places cross join lateral (
      select product_id from product_listings where product_id >= place order by product_id limit 1
    ) picked`.execute(db);
  return rows.map(({ product_id }) => Number(product_id));
};

/** Why lists may not read a new index, in one sentence; null when it has what the database has. */
export const verifyIndex = async (
  ctx: Context,
  cluster: SearchCluster,
  index: IndexRow,
): Promise<string | null> => {
  const wrong = await compareCategories(ctx, cluster, index);
  if (wrong !== null) return wrong;
  const ids = await pickProducts(ctx);
  const differing = await compareDocuments(ctx, cluster, index, { ids, query: { terms: { id: ids } } });
  if (differing.length === 0) return null;
  return `${differing.length} of ${ids.length} products differ, such as ${differing.slice(0, 5).join(', ')}`;
};
