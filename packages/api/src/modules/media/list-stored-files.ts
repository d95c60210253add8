import type { Db } from '../../platform/database/database.ts';
import { getFileKeys } from './get-file-keys.ts';

const rowsAtOnce = 500;

/** The storage key of every file that a row of `media` may have, in the order of the rows; small images lack some. */
export async function* listStoredFiles(db: Db): AsyncGenerator<string> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'kind', 'storage_key', 'mime'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) yield* getFileKeys(row);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
