import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { maskPhone } from '../../../platform/mask-phone.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import type { UserRow } from '../accounts.tables.ts';
import { confirmPassword } from '../confirm-password.ts';
import { presentUser } from '../present-user.ts';
import { signedInUser } from '../signed-in-user.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';

/** Records and emails that a known number was replaced; call it in the transaction that replaces it. */
export const notifyPhoneChange = async (ctx: Context, before: UserRow, phone: string): Promise<void> => {
  if (before.phone === null || before.phone === phone) return;
  const { email: to, id: userId, locale } = before;
  const detail = maskPhone(phone);
  await emit(ctx, 'accounts.notice', { to, locale, notice: 'phone-changed', userId, detail });
  securityEvent(ctx, 'phone-changed', { account: before.id });
};

/** The first number is free to set; another one needs the password and a fresh proof (quality S42, people W52).
 * Throws 401, 403, 422 and 429. */
export const allowNewPhone = async (ctx: Context, phone: string, password?: string): Promise<void> => {
  const { phone: known } = await signedInUser(ctx);
  if (known === null || known === phone) return;
  if (!password) throw apiError.invalid({ phone: ['phone.password'] });
  await confirmPassword(ctx, password);
  await requireStepUp(ctx, 'phone');
};

/** Replaces the current user's phone number, which the route has asked the password for; emails the owner. Throws 401. */
export const changePhone = async ({
  ctx,
  input: { phone },
}: HandlerArgs<{ phone: string }>): Promise<{
  user: Awaited<ReturnType<typeof presentUser>>;
}> => {
  return inTransaction(ctx, async (ctxInTx) => {
    const before = await signedInUser(ctxInTx);
    const after = await ctxInTx.db
      .updateTable('users')
      .set({ phone })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await notifyPhoneChange(ctxInTx, before, phone);
    return { user: await presentUser(ctxInTx, after) };
  });
};
