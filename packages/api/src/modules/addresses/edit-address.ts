import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { assertPlace } from '../regions/index.ts';
import type { AddressInput, SavedAddress } from './add-address.ts';
import { lockAddressBook, readAddressBook } from './address-book.ts';
import { clearDefault } from './default-entry.ts';
import { findOwnAddress } from './find-own-address.ts';

/**
 * Changes an address; existing orders keep theirs. The default stays the default until another one is selected.
 * Throws 401, 404 for somebody else's, and 422 for regions that do not belong together.
 */
export const editAddress = async ({
  ctx,
  input: { id, ...entry },
}: HandlerArgs<AddressInput & { id: number }>): Promise<SavedAddress> => {
  const userId = getCurrentUserId(ctx);
  await assertPlace(entry);
  return inTransaction(ctx, async (ctxInTx) => {
    await lockAddressBook(ctxInTx, userId);
    const before = await findOwnAddress(ctxInTx, { userId, id });
    if (entry.is_default) await clearDefault(ctxInTx, userId);
    await ctxInTx.db
      .updateTable('addresses')
      .set({ ...entry, is_default: entry.is_default || before.is_default })
      .where('id', '=', id)
      .execute();
    return { id, addresses: await readAddressBook(ctxInTx, userId) };
  });
};
