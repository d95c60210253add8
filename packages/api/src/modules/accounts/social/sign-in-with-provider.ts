import type { SocialProvider } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { refundNetwork, spendOfNetwork } from '../../../platform/counters/spend-of-network.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { canonicalEmail } from '../canonical-email.ts';
import { rememberLogin } from '../devices/known-devices.ts';
import { createPendingLogin, type PendingLogin, toSecondFactorError } from '../factors/pending-login.ts';
import { openSession, type SignIn } from '../sessions/open-session.ts';
import { accountOfIdentity } from './account-of-identity.ts';
import type { Proof } from './proof.ts';
import { verifyAccessToken } from './verify-access-token.ts';
import { verifyIdToken } from './verify-id-token.ts';

/** What a browser sends about a social login; empty where it sends nothing. */
export interface ClaimedIdentity {
  provider: SocialProvider;
  subject: string;
  email: string;
  idToken: string;
  accessToken: string;
  nonce: string;
  /** The browser that signs in. */
  deviceHash: string;
}

const prove = async (ctx: Context, claimed: ClaimedIdentity): Promise<Proof | null> => {
  const issuer = ctx.issuers[claimed.provider];
  if (!issuer) return null;
  if (claimed.idToken !== '') return verifyIdToken(ctx, issuer, claimed);
  return claimed.accessToken === '' ? null : verifyAccessToken(ctx, issuer, claimed.accessToken);
};

/** Whether the rest of the payload agrees with the proof: a difference is an attack (quality S1). */
const agrees = ({ subject, email }: ClaimedIdentity, proof: Proof): boolean =>
  (subject === '' || subject === proof.subject) && (email === '' || canonicalEmail(email) === proof.email);

/**
 * Signs in the user whom a provider confirms; the browser's own claims count for nothing. Throws 401 without a valid
 * proof that agrees with the payload, 403 for unverified addresses, suspended
 * accounts, and with a pending login where the account has a second factor; 429, and 503 while the
 * provider does not respond.
 */
export const signInWithProvider = async ({ ctx, input }: HandlerArgs<ClaimedIdentity>): Promise<SignIn> => {
  const { provider } = input;
  await spendOfNetwork(ctx, 'social refusals', { points: ctx.limits.failuresPerAddress, seconds: 60 });
  const proof = await prove(ctx, input);
  if (!proof || !agrees(input, proof)) {
    securityEvent(ctx, 'identity-rejected', { provider, reason: 'unproven' });
    throw apiError.unauthorized('social.unproven');
  }
  await refundNetwork(ctx, 'social refusals', { seconds: 60 });
  const entered = await inTransaction(ctx, async (ctxInTx): Promise<SignIn | PendingLogin> => {
    const user = await accountOfIdentity(ctxInTx, provider, proof);
    if (user.status === 'suspended') throw apiError.forbidden('login.suspended');
    const pending = await createPendingLogin(ctxInTx, user.id);
    if (pending) return pending;
    await rememberLogin(ctxInTx, user, input.deviceHash);
    securityEvent(ctxInTx, 'login', { account: user.id, provider });
    return openSession(ctxInTx, user);
  });
  // After the commit: a link that was made just now and the pending login stay.
  if ('pendingLogin' in entered) throw toSecondFactorError(entered);
  return entered;
};
