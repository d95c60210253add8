import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type InsertMedia, insertMedia } from '../insert-media.ts';
import { removeFiles } from '../remove-files.ts';
import { rejectOverQuota } from './reject-over-quota.ts';

interface Draft extends Omit<InsertMedia, 'owner_id' | 'visibility'> {
  userId: number;
  /** Writes the files; the row follows. */
  store(): Promise<void>;
}

/**
 * Stores a draft within its owner's quota, which counts one upload after the other. The files come before the row, and
 * outside the transaction: slow storage holds no lock. Throws 429; whatever it throws, no file is left behind
 * that the storage lets go.
 */
export const saveDraft = async (ctx: Context, { userId, store, ...row }: Draft): Promise<{ id: number }> => {
  await rejectOverQuota(ctx, userId, row.kind);
  try {
    await store();
    return await inTransaction(ctx, async (ctxInTx) => {
      await ctxInTx.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      await rejectOverQuota(ctxInTx, userId, row.kind);
      return insertMedia(ctxInTx, { ...row, owner_id: userId, visibility: 'draft' });
    });
  } catch (error) {
    // The first error is the one to report, even if the storage is unavailable by now.
    await removeFiles(ctx, row).catch(() => {});
    throw error;
  }
};
