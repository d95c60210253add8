import type { Bio } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { toBio } from './read-bio.ts';
import { notifyPhoneChange } from './security/change-phone.ts';
import { signedInUser } from './signed-in-user.ts';

/**
 * Saves the bio of the current user; the email is changed elsewhere. `allowNewPhone` runs first, outside the
 * transaction. Throws 401.
 */
export const updateBio = async ({ ctx, input }: HandlerArgs<Omit<Bio, 'email'>>): Promise<Bio> => {
  const { fullname, birthday, gender, phone } = input;
  return inTransaction(ctx, async (ctxInTx) => {
    const before = await signedInUser(ctxInTx);
    const saved = await ctxInTx.db
      .updateTable('users')
      .set({ fullname, birthday, gender, phone })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await notifyPhoneChange(ctxInTx, before, phone);
    return toBio(saved);
  });
};
