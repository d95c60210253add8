import { type RawBuilder, sql } from 'kysely';
import { rebuildSearchTerms } from '../../modules/catalogue/index.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

/** Larger than any id of a demo market, so that the copies' ids never meet. */
const apart = 1_000_000;

/** The tables of a product, the ones that others point at first. */
const tables = [
  'products',
  'product_images',
  'product_options',
  'product_option_values',
  'variants',
  'product_discounts',
  'product_listings',
  'product_texts',
] as const;

const moved = new Set(['id', 'product_id', 'option_id', 'variant_id']);

const expressionOf = (table: string, column: string): RawBuilder<unknown> => {
  const name = sql.ref(`t.${column}`);
  const shift = sql`copy * ${sql.lit(apart)}`;
  if (moved.has(column)) return sql`${name} + ${shift}`;
  if (column === 'option_value_ids') return sql`array(select x + ${shift} from unnest(${name}) x)`;
  if (table === 'products' && column === 'slug') return sql`${name} || '-' || copy`;
  return name;
};

/**
 * Copies the goods of a market until there are about so many products. The copies say the same and cost the same; lists,
 * facets and searches have that many more rows to go through.
 */
export const multiplyGoods = (ctx: Context, wanted: number): Promise<number> =>
  inTransaction(ctx, async ({ db, ...more }) => {
    await sql`set local statement_timeout = 0`.execute(db);
    const { count } = await db
      .selectFrom('products')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const copies = Math.max(0, Math.round(Number(count) && wanted / Number(count)) - 1);
    for (const table of copies > 0 ? tables : []) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(
        db,
      );
      const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
      const values = sql.join(rows.map(({ name }) => expressionOf(table, name)));
      await sql`
        insert into ${sql.table(table)} (${columns}) overriding system value
        select ${values} from ${sql.table(table)} t, generate_series(1, ${sql.lit(copies)}) copy`.execute(db);
    }
    await rebuildSearchTerms({ db, ...more });
    return Number(count) * (copies + 1);
  });
