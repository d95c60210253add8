import type { Context } from '../../../platform/context.ts';

/**
 * Of two changes of an account's factors at once the second waits: the one that removes the last factor sees that it
 * does, and takes the recovery codes with it.
 */
export const lockFactors = async ({ db }: Context, userId: number): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
};
