import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { columnParsers } from './column-types.ts';
import { memoryCosts } from './durable-node-fs.ts';
import { OneSession, type Rows } from './one-session.ts';
import { PreparedPglite } from './prepared-pglite.ts';

export class MemorySession extends OneSession {
  ready = true;
  closed = false;
  readonly waitReady = Promise.resolve();
  readonly #database: PGlite;
  readonly #prepared: PreparedPglite;

  constructor(database: PGlite) {
    super();
    this.#database = database;
    this.#prepared = new PreparedPglite(database);
  }

  /** The data folder, for a database that starts with the content of this one. */
  snapshot(): Promise<Blob> {
    return this.#database.dumpDataDir('none');
  }

  protected override ask(sql: string, params?: unknown[]): Promise<Rows> {
    return this.#prepared.query(sql, params);
  }

  protected override end(): Promise<void> {
    return this.#database.close();
  }
}

/** A database that ends with the process; starts from the snapshot of a data folder when there is one. */
export const openMemory = async (snapshot?: Blob): Promise<MemorySession> =>
  new MemorySession(
    await PGlite.create({
      extensions: { pg_trgm, unaccent },
      parsers: columnParsers,
      startParams: [...PGlite.defaultStartParams, ...memoryCosts],
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    }),
  );
