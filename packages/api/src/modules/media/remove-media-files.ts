import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { removeFiles } from './remove-files.ts';

/**
 * Removes what a file shows for good; its row stays, with owner, time and fingerprint. The row is as before when the
 * storage is unavailable.
 */
export const removeMediaFiles = (ctx: Context, id: number): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const gone = await ctxInTx.db
      .updateTable('media')
      .set({ removed_at: ctxInTx.clock.now() })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning(['kind', 'storage_key', 'mime'])
      .executeTakeFirst();
    if (gone) await removeFiles(ctxInTx, gone);
  });
