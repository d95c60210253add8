import { type Dialect, Kysely, type Logger, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { getTracer } from '../tracing.ts';
import { columnParsers } from './column-types.ts';
import type { Database, Db } from './database.ts';
import { DeadlinePool } from './deadline-pool.ts';
import { lockDirectory } from './directory-lock.ts';
import { PgliteClient } from './pglite-client.ts';
import { notePool } from './pool-use.ts';
import { PreparedClient } from './prepared-client.ts';
import { getMostConnections, maxWaitsMs } from './request-deadline.ts';

const typeParser = (oid: number, format?: 'text' | 'binary') =>
  columnParsers[oid] ?? pg.types.getTypeParser(oid, format);

const openPool = (url: string): pg.Pool => {
  const pool = new DeadlinePool({
    Client: PreparedClient,
    connectionString: url,
    max: getMostConnections(),
    connectionTimeoutMillis: maxWaitsMs.connection,
    statement_timeout: maxWaitsMs.statement,
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
};

const embedded = (folder: string): Dialect => {
  const release = lockDirectory(folder);
  return new PGliteDialect({ pglite: new PgliteClient(folder, release) });
};

const inMemory = (snapshot?: Blob): Dialect =>
  new PGliteDialect({
    // Loaded only here and in the worker: a server never needs it in its main thread.
    pglite: async () => {
      const { openMemory } = await import('./open-memory.ts');
      return openMemory(snapshot);
    },
  });

/** Where telemetry is set up, each query is a span of what asked for it: its text has parameters in place of values. */
const open = (dialect: Dialect): Db => {
  const tracer = getTracer();
  if (!tracer) return new Kysely<Database>({ dialect });
  const log: Logger = ({ query, queryDurationMillis }) =>
    tracer.note('query', { 'db.query.text': query.sql.slice(0, 2_000) }, queryDurationMillis);
  return new Kysely<Database>({ dialect, log });
};

/**
 * Opens the database of a url: `pglite:/folder` (embedded, durable, one process), `pglite-memory:` (tests; may start
 * from the snapshot of a data folder) or `postgres://…`. Throws DirectoryInUseError when another process has the folder.
 */
export const openDatabase = (url: string, snapshot?: Blob): Db => {
  if (url.startsWith('pglite-memory:')) return open(inMemory(snapshot));
  if (url.startsWith('pglite:')) return open(embedded(url.slice('pglite:'.length)));
  if (/^postgres(ql)?:\/\//.test(url)) {
    const pool = openPool(url);
    return notePool(open(new PostgresDialect({ pool })), pool);
  }
  throw new Error(
    `DATABASE_URL starts with pglite:, pglite-memory: or postgres://, not ${url.split(':')[0]}:`,
  );
};
