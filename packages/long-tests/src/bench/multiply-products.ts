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

/** Without indexes that only find rows, a table takes several times as many of them a second; they are made again at the end. */
const withoutIndexes = async (ctx: Context, tables: readonly Table[], work: () => Promise<void>) => {
  const { rows } = await sql<{ name: string; made: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relname = any(${tables}::text[]) and t.relnamespace = 'public'::regnamespace and not i.indisunique
      and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`.execute(ctx.db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(ctx.db);
  await work();
  for (const { made } of rows) await sql.raw(made).execute(ctx.db);
};

/**
 * Makes so many products of each, by SQL: copies with the same words, prices and stores, without orders and reviews.
 * A marketplace of a million products is there in minutes instead of hours. What copies refer to is there, so nothing
 * is checked row by row. `onProgress` tells how many there are of each.
 */
export const multiplyProducts = async (
  ctx: Context,
  times: number,
  onProgress: (made: number) => void = () => {},
): Promise<void> => {
  await inTransaction(ctx, async (inside) => {
    await sql`set local statement_timeout = 0`.execute(inside.db);
    await sql`set local session_replication_role = replica`.execute(inside.db);
    await sql`set local maintenance_work_mem = '256MB'`.execute(inside.db);
    const tables = Object.keys(named) as Table[];
    await withoutIndexes(inside, tables, () => copyProducts(inside, tables, { times, onProgress }));
    await sql`analyze`.execute(inside.db);
  });
};

interface Copies {
  times: number;
  onProgress(made: number): void;
}

const copyProducts = async (
  ctx: Context,
  tables: readonly Table[],
  { times, onProgress }: Copies,
): Promise<void> => {
  const largest = new Map<Table, number>();
  for (const table of tables)
    if (named[table].id !== undefined) largest.set(table, await readLargest(ctx, table));
  const copies = await Promise.all(
    tables.map(async (table) => {
      const columns = await readColumns(ctx, table);
      const first = table === 'product_listings' ? 'product_id' : 'id';
      const most = largest.get(table) ?? largest.get('products') ?? 0;
      return async (copy: number) => {
        const values = columns.map((column) => {
          const owner = named[table][column];
          if (owner) return sql`t.${sql.ref(column)} + ${copy * (largest.get(owner) ?? 0)}::bigint`;
          return column === 'slug' ? sql`t.slug || ${`-${copy}`}::text` : sql`t.${sql.ref(column)}`;
        });
        await sql`
          insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
          overriding system value
          select ${sql.join(values)} from ${sql.table(table)} t where t.${sql.ref(first)} <= ${most}`.execute(
          ctx.db,
        );
      };
    }),
  );
  for (let copy = 1; copy < times; copy++) {
    for (const make of copies) await make(copy);
    onProgress(copy + 1);
  }
};
