import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { holdMoney } from '../security/money-hold.ts';
import { signedInUser } from '../signed-in-user.ts';
import { hasFactor } from './has-factor.ts';
import { lockFactors } from './lock-factors.ts';
import { removeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { createTotpSecret, encryptTotpSecret, findTotpStep, toTotpUri } from './totp-code.ts';

/** Prepares an authenticator app; a new call replaces a secret that was not confirmed. Throws 401; 409 with one. */
export const beginTotp = async ({ ctx }: HandlerArgs<null>): Promise<{ secret: string; uri: string }> => {
  const { id, email } = await signedInUser(ctx);
  const secret = createTotpSecret();
  const row = { secret_sealed: encryptTotpSecret(ctx, secret), created_at: ctx.clock.now() };
  const begun = await ctx.db
    .insertInto('totp')
    .values({ user_id: id, ...row, confirmed_at: null, last_step: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('totp.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!begun) throw apiError.conflict('totp.active');
  return { secret, uri: toTotpUri(secret, email) };
};

/**
 * Makes the authenticator app count, with a code that it shows; answers the recovery codes. Throws 401; 409 when none
 * is prepared; 422 on `code`.
 */
export const confirmTotp = ({
  ctx,
  input,
}: HandlerArgs<{ code: string }>): Promise<{ recovery_codes: string[] }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { id, email, locale } = await signedInUser(ctxInTx);
    const app = await ctxInTx.db
      .selectFrom('totp')
      .selectAll()
      .where('user_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!app) throw apiError.conflict('totp.none');
    if (app.confirmed_at !== null) throw apiError.conflict('totp.active');
    const step = findTotpStep(ctx, app.secret_sealed, input.code);
    if (step === null) throw apiError.invalid({ code: ['factor.wrong'] });
    await ctxInTx.db
      .updateTable('totp')
      .set({ confirmed_at: ctx.clock.now(), last_step: step })
      .where('user_id', '=', id)
      .execute();
    const recovery_codes = await replaceRecoveryCodes(ctxInTx, id);
    await emit(ctxInTx, 'accounts.notice', { to: email, locale, notice: 'totp-added', userId: id });
    securityEvent(ctxInTx, 'factor-added', { account: id, method: 'totp' });
    return { recovery_codes };
  });

/** Removes the authenticator app, and the recovery codes with the last factor. Throws 401; 409 without one. */
export const removeTotp = ({ ctx }: HandlerArgs<null>): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { id, email, locale } = await signedInUser(ctxInTx);
    await lockFactors(ctxInTx, id);
    const removed = await ctxInTx.db
      .deleteFrom('totp')
      .where('user_id', '=', id)
      .where('confirmed_at', 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!removed) throw apiError.conflict('totp.none');
    if (!(await hasFactor(ctxInTx, id))) await removeRecoveryCodes(ctxInTx, id);
    await holdMoney(ctxInTx, id);
    await emit(ctxInTx, 'accounts.notice', { to: email, locale, notice: 'totp-removed', userId: id });
    securityEvent(ctxInTx, 'factor-removed', { account: id, method: 'totp' });
  });

/** Replaces the recovery codes: the old ones no longer work. Throws 401; 409 without a factor. */
export const renewRecoveryCodes = ({ ctx }: HandlerArgs<null>): Promise<{ recovery_codes: string[] }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { id, email, locale } = await signedInUser(ctxInTx);
    if (!(await hasFactor(ctxInTx, id))) throw apiError.conflict('factor.none');
    const recovery_codes = await replaceRecoveryCodes(ctxInTx, id);
    await emit(ctxInTx, 'accounts.notice', {
      to: email,
      locale,
      notice: 'recovery-codes-renewed',
      userId: id,
    });
    securityEvent(ctxInTx, 'recovery-codes-renewed', { account: id });
    return { recovery_codes };
  });
