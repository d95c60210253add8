import { maxAddresses } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { say } from '../../platform/words.ts';

/** How many addresses a person has. Throws 409 when no other one fits. The book is locked. */
export const countWithRoom = async (ctx: Context, userId: number): Promise<number> => {
  const { total } = await ctx.db
    .selectFrom('addresses')
    .select((entry) => entry.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (total >= maxAddresses) {
    throw failure.conflict(say('address-book.full', { max: maxAddresses }), {
      reason: 'address_book_full',
      max: maxAddresses,
    });
  }
  return total;
};
