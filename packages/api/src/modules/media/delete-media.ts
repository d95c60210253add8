import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { removeFiles } from './remove-files.ts';

/** Deletes an attached file for good. Its row is restored when the storage is unavailable, so that no file lacks a row. */
export const deleteMedia = (ctx: Context, id: number): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const gone = await ctxInTx.db
      .deleteFrom('media')
      .where('id', '=', id)
      .returning(['kind', 'storage_key', 'mime'])
      .executeTakeFirst();
    if (gone) await removeFiles(ctxInTx, gone);
  });
