import type { AddressEntry } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { lockAddressBook, readAddressBook } from './address-book.ts';
import { assertCapacity } from './assert-capacity.ts';
import { clearDefault } from './default-entry.ts';
import { findOwnAddress } from './find-own-address.ts';

/**
 * Undoes a deletion and returns the book. A former default becomes it again, except when another one was selected
 * since. An existing entry stays as it is. Throws 401, 404 for somebody else's, and 409 when the book is full.
 */
export const restoreAddress = ({
  ctx,
  input: { id },
}: HandlerArgs<{ id: number }>): Promise<AddressEntry[]> => {
  const userId = getCurrentUserId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    await lockAddressBook(ctxInTx, userId);
    const entry = await findOwnAddress(ctxInTx, { userId, id, evenDeleted: true });
    if (entry.deleted_at) {
      const isOnly = (await assertCapacity(ctxInTx, userId)) === 0;
      const is_default = entry.is_default || isOnly;
      if (is_default) await clearDefault(ctxInTx, userId);
      await ctxInTx.db
        .updateTable('addresses')
        .set({ deleted_at: null, is_default })
        .where('id', '=', id)
        .execute();
    }
    return readAddressBook(ctxInTx, userId);
  });
};
