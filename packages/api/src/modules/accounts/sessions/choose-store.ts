import type { Context } from '../../../platform/context.ts';

/** The current session works in this store from its next call on. */
export const chooseStore = async ({ db, actor }: Context, merchantId: number): Promise<void> => {
  if (actor.kind !== 'user') return;
  await db
    .updateTable('sessions')
    .set({ merchant_id: merchantId })
    .where('id', '=', actor.sessionId)
    .execute();
};
