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

const tablesOf = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db);
  return rows.map(({ tablename }) => tablename);
};

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
 * A migrated, empty database of its own: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL names a server, unless
 * it has to be an embedded one.
 */
export const openTestDatabase = async ({ embedded = false } = {}): Promise<TestDatabase> => {
  const { db, kind, url, drop } = await open(embedded);
  const tables = await tablesOf(db);
  return {
    db,
    kind,
    url,
    empty: () =>
      db.transaction().execute(async (tx) => {
        // Many tables on a busy machine take longer than a request may.
        await sql`set local statement_timeout = 0`.execute(tx);
        const all = sql.join(tables.map((table) => sql.table(table)));
        await sql`truncate ${all} restart identity cascade`.execute(tx);
      }),
    close: async () => {
      await db.destroy();
      await drop();
    },
  };
};
