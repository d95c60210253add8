import type { Locale, MediaId, ProductImport } from '@pasar/contract';
import type { Selectable } from 'kysely';
import { formatMessage } from '../../../platform/message.ts';
import type { Imports } from '../imports.tables.ts';

const flag = (is: boolean) => (is ? '1' : '0');

/** An import as its seller sees it. */
export const presentImport = (row: Selectable<Imports>, locale: Locale): ProductImport => ({
  import_id: row.id,
  file_id: row.media_id as MediaId | null, // ids are branded where they leave the server
  status: row.status,
  mode: row.mode,
  dry_run: flag(row.dry_run),
  on_error: row.on_error,
  total: row.total,
  processed: row.ok + row.failed + row.skipped,
  ok: row.ok,
  failed: row.failed,
  skipped: row.skipped,
  created: row.created,
  updated: row.updated,
  ignored_columns: row.headings.ignored,
  message: row.message && formatMessage(row.message, locale),
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});
