import type { AddressEntry } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { bookOwner, lockBook, readBook } from './book.ts';
import { clearDefault } from './default-entry.ts';
import { ownEntry } from './own-entry.ts';

/** Makes an address the default and returns the book. Throws 401, and 404 for somebody else's. */
export const setDefaultAddress = ({ ctx, input: { id } }: Verb<{ id: number }>): Promise<AddressEntry[]> => {
  const userId = bookOwner(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    await lockBook(ctxInTx, userId);
    await ownEntry(ctxInTx, { userId, id });
    await clearDefault(ctxInTx, userId);
    await ctxInTx.db.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
    return readBook(ctxInTx, userId);
  });
};
