import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { rememberLogin } from '../devices/known-devices.ts';
import { findPendingLogin } from '../factors/pending-login.ts';
import { openSession, type SignIn } from '../sessions/open-session.ts';
import { findPasskeys } from './find-passkeys.ts';
import { createRequestOptions, type UsedCredential, verifyPasskey } from './verify-passkey.ts';

/** For a login with any passkey of the device, or with one of the account whose login waits for it. Throws 409. */
export const createLoginOptions = async ({
  ctx,
  input: { pending_login: pendingLogin },
}: HandlerArgs<{ pending_login: string }>): Promise<ReturnType<typeof createRequestOptions>> => {
  const found = pendingLogin === '' ? null : await findPendingLogin(ctx, pendingLogin);
  return createRequestOptions(ctx, 'login', found ? await findPasskeys(ctx, found.userId) : []);
};

const findOwner = (ctx: Context, userId: number) =>
  ctx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

/**
 * Signs in the owner of a passkey, which is two factors at once: the device, and what opens it. Strangers cannot hold it
 * up, because nothing is guessed. Throws 401 when the passkey does not count, 403 for suspended accounts, and 409.
 */
export const loginWithPasskey = async ({
  ctx,
  input: { credential, remember, deviceHash },
}: HandlerArgs<{ credential: UsedCredential; remember: boolean; deviceHash: string }>): Promise<SignIn> => {
  const passkey = await verifyPasskey(ctx, 'login', { credential });
  if (!passkey) {
    securityEvent(ctx, 'login-rejected', { method: 'passkey' });
    throw apiError.unauthorized('passkey.refused');
  }
  const user = await findOwner(ctx, passkey.user_id);
  if (user.status === 'suspended') throw apiError.forbidden('login.suspended');
  await rememberLogin(ctx, user, deviceHash);
  securityEvent(ctx, 'login', { account: user.id, remember, method: 'passkey' });
  return openSession(ctx, user, { remember });
};
