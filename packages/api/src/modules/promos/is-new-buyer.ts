import type { Context } from '../../platform/context.ts';

/** Orders that came to nothing do not make a buyer. */
const cameToNothing = ['payment_expired', 'cancelled_buyer', 'cancelled_system', 'rejected'] as const;

/** Whether a user has not bought anything yet; false for visitors. */
export const isNewBuyer = async ({ db }: Context, userId: number | null): Promise<boolean> => {
  if (userId === null) return false;
  const bought = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'not in', cameToNothing)
    .limit(1)
    .executeTakeFirst();
  return bought === undefined;
};
