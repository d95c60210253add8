import { maxAddresses } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { createMessage } from '../../platform/message.ts';

/** Counts a user's addresses. Throws 409 when the book is full. The book must be locked. */
export const assertCapacity = async (ctx: Context, userId: number): Promise<number> => {
  const { total } = await ctx.db
    .selectFrom('addresses')
    .select((entry) => entry.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (total >= maxAddresses) {
    throw apiError.conflict(createMessage('address-book.full', { max: maxAddresses }), {
      reason: 'address_book_full',
      max: maxAddresses,
    });
  }
  return total;
};
