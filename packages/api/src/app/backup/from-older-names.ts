import { sql } from 'kysely';
import { renamedColumns, renamedTables, renamedValues } from '../names.migrations.ts';

type Names = Record<string, string>;

/** Columns that a release within 0.1 renamed already. */
const earlier: Record<string, Names> = {
  orders: { seller_net: 'quoted_net', commission_amount: 'quoted_commission' },
};

/** What this release calls a table of an export, its columns, and their values in `rows`. */
export const fromOlderNames = (table: string, columns: readonly string[]) => {
  const name = renamedTables[table] ?? table;
  const columnNames = { ...earlier[name], ...renamedColumns[name] };
  const moved = columns.filter((column) => column in columnNames);
  const nameOf = (column: string) => columnNames[column] ?? column;
  const values = Object.entries(renamedValues[name] ?? {});
  return {
    name,
    columns: columns.map(nameOf),
    rows: (rows: ReturnType<typeof sql>) => {
      if (moved.length + values.length === 0) return rows;
      const fields = [
        ...moved.map((column) => sql`${sql.lit(nameOf(column))}, r -> ${sql.lit(column)}`),
        ...values.map(([column, words]) => {
          const current = sql`${sql.lit(JSON.stringify(words))}::jsonb -> (r ->> ${sql.lit(column)})`;
          return sql`${sql.lit(column)}, coalesce(${current}, r -> ${sql.lit(column)})`;
        }),
      ];
      const old = sql.join(moved.map((column) => sql.lit(column)));
      return sql`(select jsonb_agg((r - array[${old}]::text[]) || jsonb_build_object(${sql.join(fields)}))
        from jsonb_array_elements(${rows}) r)`;
    },
  };
};
