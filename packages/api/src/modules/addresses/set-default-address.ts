import type { AddressEntry } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { lockAddressBook, readAddressBook } from './address-book.ts';
import { clearDefault } from './default-entry.ts';
import { findOwnAddress } from './find-own-address.ts';

/** Makes an address the default and returns the book. Throws 401, and 404 for somebody else's. */
export const setDefaultAddress = ({
  ctx,
  input: { id },
}: HandlerArgs<{ id: number }>): Promise<AddressEntry[]> => {
  const userId = getCurrentUserId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    await lockAddressBook(ctxInTx, userId);
    await findOwnAddress(ctxInTx, { userId, id });
    await clearDefault(ctxInTx, userId);
    await ctxInTx.db.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
    return readAddressBook(ctxInTx, userId);
  });
};
