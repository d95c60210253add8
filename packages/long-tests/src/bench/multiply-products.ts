import { type Context, inTransaction } from '@pasar/api/testing';
import { sql } from 'kysely';

type Table = 'products' | 'variants' | 'product_options' | 'product_option_values' | 'product_listings';

/** The columns of each table that name a row, by the table whose rows they name. */
const named: Record<Table, Record<string, Table>> = {
  products: { id: 'products' },
  variants: { id: 'variants', product_id: 'products' },
  product_options: { id: 'product_options', product_id: 'products' },
  product_option_values: { id: 'product_option_values', option_id: 'product_options' },
  product_listings: { product_id: 'products' },
};

const readColumns = async ({ db }: Context, table: Table): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  return rows.map(({ name }) => name);
};

/** Numbers of copies begin above the largest one. */
const readLargest = async ({ db }: Context, table: Table): Promise<number> => {
  const { rows } = await sql<{ largest: number }>`
    select coalesce(max(id), 0) as largest from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.largest ?? 0);
};

/**
 * Makes so many products of each, by SQL: copies with the same words, prices and stores, without orders and reviews.
 * A marketplace of a million products is there in minutes instead of hours. What copies refer to is there, so nothing
 * is checked row by row.
 */
export const multiplyProducts = async (ctx: Context, times: number): Promise<void> => {
  await inTransaction(ctx, async (inside) => {
    await copyProducts(inside, times);
    await sql`analyze`.execute(inside.db);
  });
};

const copyProducts = async (ctx: Context, times: number): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(ctx.db);
  await sql`set local session_replication_role = replica`.execute(ctx.db);
  const tables = Object.keys(named) as Table[];
  const largest = new Map<Table, number>();
  for (const table of tables)
    if (named[table].id !== undefined) largest.set(table, await readLargest(ctx, table));
  for (const table of tables) {
    const columns = await readColumns(ctx, table);
    const values = columns.map((column) => {
      const owner = named[table][column];
      if (owner) return sql`t.${sql.ref(column)} + copy * ${largest.get(owner) ?? 0}::bigint`;
      return column === 'slug' ? sql`t.slug || '-' || copy` : sql`t.${sql.ref(column)}`;
    });
    const first = table === 'product_listings' ? 'product_id' : 'id';
    const most = largest.get(table) ?? largest.get('products') ?? 0;
    for (let copy = 1; copy < times; copy++) {
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        overriding system value
        select ${sql.join(values)} from ${sql.table(table)} t, (select ${copy}::bigint as copy) copies
        where t.${sql.ref(first)} <= ${most}`.execute(ctx.db);
    }
  }
};
