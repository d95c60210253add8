import type { Context } from '../../platform/context.ts';

/** Canceled orders do not count as purchases. */
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
