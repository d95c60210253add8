import type { AddressEntry, addressEndpoints, Got } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { demandPlace } from '../regions/index.ts';
import { bookOwner, lockBook, readBook } from './book.ts';
import { clearDefault } from './default-entry.ts';
import { countWithRoom } from './room-in-book.ts';

export type AddressInput = Got<typeof addressEndpoints.add>['body'];
export interface SavedAddress {
  id: number;
  addresses: AddressEntry[];
}

/**
 * Adds an address to the book of whoever asks; the first one becomes the default. Throws 401, 409 when the book is
 * full, and 422 for regions that do not belong together.
 */
export const addAddress = async ({ ctx, input }: Verb<AddressInput>): Promise<SavedAddress> => {
  const userId = bookOwner(ctx);
  await demandPlace(input);
  return inTransaction(ctx, async (ctxInTx) => {
    await lockBook(ctxInTx, userId);
    const isFirst = (await countWithRoom(ctxInTx, userId)) === 0;
    const is_default = input.is_default || isFirst;
    if (is_default) await clearDefault(ctxInTx, userId);
    const { id } = await ctxInTx.db
      .insertInto('addresses')
      .values({ ...input, is_default, user_id: userId, deleted_at: null, created_at: ctx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, addresses: await readBook(ctxInTx, userId) };
  });
};
