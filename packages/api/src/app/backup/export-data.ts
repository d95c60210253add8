import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { withoutDeadline } from '../../platform/database/request-deadline.ts';
import { readTables } from './tables.ts';

const rowsAtOnce = 2_000;

export interface ExportResult {
  tables: number;
  rows: number;
}

type Progress = (table: string, rows: number) => void;

/** Lines of the file: one that names a table and its columns, then its rows. */
async function* linesOf(db: Db, exported: ExportResult, onProgress: Progress): AsyncGenerator<string> {
  yield `${JSON.stringify({ pasar: 1 })}\n`;
  for (const table of await readTables(db)) {
    yield `${JSON.stringify({ table: table.name, columns: table.columns })}\n`;
    exported.tables++;
    const cursor = sql.id(`all_${table.name}`);
    await sql`declare ${cursor} no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table.name)} t`.execute(
      db,
    );
    for (let written = 0; ; ) {
      const { rows } = await sql<{
        row: string;
      }>`fetch ${sql.raw(String(rowsAtOnce))} from ${cursor}`.execute(db);
      if (rows.length === 0) break;
      written += rows.length;
      exported.rows += rows.length;
      yield rows.map(({ row }) => `${row}\n`).join('');
      onProgress(table.name, written);
    }
    await sql`close ${cursor}`.execute(db);
  }
}

/**
 * Writes every row into one compressed file, from one snapshot; the server may run meanwhile. PostgreSQL writes and
 * reads the values itself, so every type comes back exactly.
 */
export const exportData = (db: Db, file: string, onProgress: Progress = () => {}): Promise<ExportResult> =>
  withoutDeadline(() =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const exported: ExportResult = { tables: 0, rows: 0 };
        await pipeline(
          Readable.from(linesOf(tx, exported, onProgress)),
          createGzip({ level: 5 }),
          createWriteStream(file, { mode: 0o600, flags: 'wx' }),
        );
        return exported;
      }),
  );
