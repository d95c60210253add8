import type { AddressEntry } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { bookOwner, lockBook, readBook } from './book.ts';
import { promoteNewest } from './default-entry.ts';
import { ownEntry } from './own-entry.ts';

/**
 * Takes an address out of the book and returns the rest. The newest other one follows a default; the deleted entry
 * remembers that it was the default, in case the deletion is taken back. Throws 401, and 404 for somebody else's.
 */
export const deleteAddress = ({ ctx, input: { id } }: Verb<{ id: number }>): Promise<AddressEntry[]> => {
  const userId = bookOwner(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    await lockBook(ctxInTx, userId);
    const { is_default } = await ownEntry(ctxInTx, { userId, id });
    await ctxInTx.db
      .updateTable('addresses')
      .set({ deleted_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    if (is_default) await promoteNewest(ctxInTx, userId);
    return readBook(ctxInTx, userId);
  });
};
