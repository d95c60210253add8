import type { Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { demandPlace } from '../regions/index.ts';
import type { AddressInput, SavedAddress } from './add-address.ts';
import { bookOwner, lockBook, readBook } from './book.ts';
import { clearDefault } from './default-entry.ts';
import { ownEntry } from './own-entry.ts';

/**
 * Changes an address; orders that were made keep theirs. The default stays the default until another one is chosen.
 * Throws 401, 404 for somebody else's, and 422 for regions that do not belong together.
 */
export const editAddress = async ({
  ctx,
  input: { id, ...entry },
}: Verb<AddressInput & { id: number }>): Promise<SavedAddress> => {
  const userId = bookOwner(ctx);
  await demandPlace(entry);
  return inTransaction(ctx, async (ctxInTx) => {
    await lockBook(ctxInTx, userId);
    const before = await ownEntry(ctxInTx, { userId, id });
    if (entry.is_default) await clearDefault(ctxInTx, userId);
    await ctxInTx.db
      .updateTable('addresses')
      .set({ ...entry, is_default: entry.is_default || before.is_default })
      .where('id', '=', id)
      .execute();
    return { id, addresses: await readBook(ctxInTx, userId) };
  });
};
