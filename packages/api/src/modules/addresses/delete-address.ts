import type { AddressEntry } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { lockAddressBook, readAddressBook } from './address-book.ts';
import { promoteNewest } from './default-entry.ts';
import { findOwnAddress } from './find-own-address.ts';

/**
 * Takes an address out of the book and returns the rest. The newest other one follows a default; the deleted entry
 * remembers that it was the default, in case the deletion is taken back. Throws 401, and 404 for somebody else's.
 */
export const deleteAddress = ({
  ctx,
  input: { id },
}: HandlerArgs<{ id: number }>): Promise<AddressEntry[]> => {
  const userId = getCurrentUserId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    await lockAddressBook(ctxInTx, userId);
    const { is_default } = await findOwnAddress(ctxInTx, { userId, id });
    await ctxInTx.db
      .updateTable('addresses')
      .set({ deleted_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    if (is_default) await promoteNewest(ctxInTx, userId);
    return readAddressBook(ctxInTx, userId);
  });
};
