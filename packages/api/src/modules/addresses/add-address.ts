import type { AddressEntry, addressEndpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { assertPlace } from '../regions/index.ts';
import { lockAddressBook, readAddressBook } from './address-book.ts';
import { assertCapacity } from './assert-capacity.ts';
import { clearDefault } from './default-entry.ts';

export type AddressInput = HandlerInput<typeof addressEndpoints.add>['body'];
export interface SavedAddress {
  id: number;
  addresses: AddressEntry[];
}

/**
 * Adds an address to the current user's address book; the first one becomes the default. Throws 401, 409 when the book
 * is full, and 422 for regions that do not belong together.
 */
export const addAddress = async ({ ctx, input }: HandlerArgs<AddressInput>): Promise<SavedAddress> => {
  const userId = getCurrentUserId(ctx);
  await assertPlace(input);
  return inTransaction(ctx, async (ctxInTx) => {
    await lockAddressBook(ctxInTx, userId);
    const isFirst = (await assertCapacity(ctxInTx, userId)) === 0;
    const is_default = input.is_default || isFirst;
    if (is_default) await clearDefault(ctxInTx, userId);
    const { id } = await ctxInTx.db
      .insertInto('addresses')
      .values({ ...input, is_default, user_id: userId, deleted_at: null, created_at: ctx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, addresses: await readAddressBook(ctxInTx, userId) };
  });
};
