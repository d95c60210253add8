import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** Kept answers, sign-ins and the numbers of transactions are bookkeeping of the calls themselves. */
const bookkeeping = [
  'idempotency_keys',
  'sessions',
  'listing_changes',
  'search_indexes',
  'search_rejections',
];

/**
 * Everything that the market has written: the rows of each table as sorted lines of JSON. Two readings are equal when
 * nothing happened in between.
 */
export const allRows = async (db: Db): Promise<Record<string, string[]>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    order by tablename`.execute(db);
  const kept = tables.filter(({ name }) => !bookkeeping.includes(name));
  const parts = kept.map(
    ({ name }) => sql`
      select ${name}::text as name, coalesce(json_agg(to_jsonb(t)::text order by to_jsonb(t)::text), '[]') as lines
      from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; lines: string[] }>`${sql.join(parts, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, lines }) => [name, lines]));
};
