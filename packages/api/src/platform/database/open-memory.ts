import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { columnParsers } from './column-types.ts';

/** A database that ends with the process; starts from the snapshot of a data folder when there is one. */
export const openMemory = (snapshot?: Blob): Promise<PGlite> =>
  PGlite.create({
    extensions: { pg_trgm, unaccent },
    parsers: columnParsers,
    ...(snapshot ? { loadDataDir: snapshot } : {}),
  });
