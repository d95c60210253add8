import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { memorySnapshot } from './memory-snapshot.ts';
import { postgresClone } from './postgres-clone.ts';

export interface TestDatabase {
  db: Db;
  /** Which database this is; PGlite has one session and cannot race. */
  kind: 'pglite' | 'postgres';
  /** Where another process finds it; null in memory. */
  url: string | null;
  /** Removes every row and starts the ids again at 1. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Deletes from the tables that have held something, and starts their ids again, in one round trip. Truncating a hundred of
 * them takes longer than most tests, and so does a look into each. Nothing watches meanwhile: no foreign key, and no
 * trigger that keeps a table from shrinking.
 */
const emptyTables = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // A busy machine may take longer than a request may.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local session_replication_role = 'replica'`.execute(tx);
    await sql`
      do $$
      declare name text;
      begin
        for name in
          select relname from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
            and pg_relation_size(oid) > 0
        loop
          execute format('delete from %I', name);
        end loop;
        perform setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences
          where schemaname = 'public' and last_value is not null;
      end $$`.execute(tx);
  });

const open = async (
  embedded: boolean,
): Promise<Pick<TestDatabase, 'db' | 'kind' | 'url'> & { drop(): Promise<void> }> => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url || embedded) {
    const db = openDatabase('pglite-memory:', await memorySnapshot());
    return { db, kind: 'pglite', url: null, drop: async () => {} };
  }
  const clone = await postgresClone(url);
  return { db: openDatabase(clone.url), kind: 'postgres', url: clone.url, drop: clone.drop };
};

/**
 * A separate migrated, empty database: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL names a server, unless
 * it has to be an embedded one.
 */
export const openTestDatabase = async ({ embedded = false } = {}): Promise<TestDatabase> => {
  const { db, kind, url, drop } = await open(embedded);
  return {
    db,
    kind,
    url,
    empty: () => emptyTables(db),
    close: async () => {
      await db.destroy();
      await drop();
    },
  };
};
